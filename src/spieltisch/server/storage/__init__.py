"""What is kept, and where: the database, its schema and migrations, the secret, backups."""
