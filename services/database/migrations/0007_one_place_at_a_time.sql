-- A doctor is at one clinic at a time. The query builder knows no exclusion constraints, so this one stands here alone.
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_doctor_once" EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("from_time", "to_time") WITH &&);
--> statement-breakpoint
-- Deferrable, so that a day that begins earlier can number its slots anew in one statement.
ALTER TABLE "booking"."slots" DROP CONSTRAINT "slots_roster_position";
--> statement-breakpoint
ALTER TABLE "booking"."slots" ADD CONSTRAINT "slots_roster_position" UNIQUE ("roster_id", "position") DEFERRABLE INITIALLY IMMEDIATE;
