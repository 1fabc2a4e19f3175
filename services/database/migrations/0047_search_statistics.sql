-- How many rows a search finds is estimated by looking for it in a sample. In one of 100 rows most words are missing, and a search for
-- what thousands have was planned as if it were rare: all of them were read to show the newest six.
ALTER TABLE "booking"."candidates" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "booking"."candidates" ("search_text");
