-- SQLite alone has indexes for this: PostgreSQL looks at each row that its index of words leads to.
SELECT 1;
