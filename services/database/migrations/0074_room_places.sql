ALTER TABLE "booking"."doctors" ADD COLUMN "capacity" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD COLUMN "place" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_place_day" UNIQUE("clinic_id","day","doctor_id","place");--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD CONSTRAINT "doctors_capacity" CHECK ("booking"."doctors"."capacity" between 1 and 4 and ("booking"."doctors"."kind" = 'room' or "booking"."doctors"."capacity" = 1));