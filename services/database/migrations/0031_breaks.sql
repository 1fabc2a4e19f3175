ALTER TABLE "booking"."rosters" ADD COLUMN "breaks" "tstzmultirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What is a break by the weekly hours until now.
UPDATE "booking"."rosters" r SET "breaks" = b.times FROM (
  SELECT roster_id, range_agg(tstzrange(from_time, to_time)) AS times FROM "booking"."slots"
  WHERE NOT available AND blocked_because = 'Break' GROUP BY roster_id
) b WHERE b.roster_id = r.id;
--> statement-breakpoint
-- A doctor is at one clinic at a time, and may be at another one in a break.
ALTER TABLE "booking"."rosters" DROP CONSTRAINT "rosters_doctor_once";
--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_doctor_once" EXCLUDE USING gist ("doctor_id" WITH =, (tstzmultirange(tstzrange("from_time", "to_time")) - "breaks") WITH &&);
