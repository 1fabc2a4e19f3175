-- Without a primary key: by its whole rows logical replication finds what was changed or deleted.
ALTER TABLE "booking"."holidays" REPLICA IDENTITY FULL;
