-- PostgreSQL alone sorts by language: SQLite's indexes are in the order of their signs.
SELECT 1;
