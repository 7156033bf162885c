-- Nothing to do here: only SQLite looks for parts of names in an index of its own. Backups name the last migration of both.
SELECT 1;
