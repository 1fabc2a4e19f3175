ALTER TABLE "booking"."rosters" DROP CONSTRAINT "rosters_doctor_day";--> statement-breakpoint
-- Each place of a room is at one clinic at a time, as a doctor is.
ALTER TABLE "booking"."rosters" DROP CONSTRAINT "rosters_doctor_once";--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_doctor_once" EXCLUDE USING gist ("doctor_id" WITH =, "place" WITH =, (tstzmultirange(tstzrange("from_time", "to_time")) - "breaks") WITH &&);
