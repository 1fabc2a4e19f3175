ALTER TABLE "booking"."reservations" DROP CONSTRAINT "reservations_whole_time";--> statement-breakpoint
ALTER TABLE "booking"."assessments" ADD COLUMN "needs" jsonb;--> statement-breakpoint
ALTER TABLE "booking"."reservations" ADD COLUMN "route_slots" smallint;--> statement-breakpoint
ALTER TABLE "booking"."claims" ADD COLUMN "stop" text;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "kind" text DEFAULT 'doctor' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "calibrated_until" date;--> statement-breakpoint
ALTER TABLE "booking"."reservations" ADD CONSTRAINT "reservations_whole_time" CHECK ("booking"."reservations"."slot_count" > 0 and case when "booking"."reservations"."route_slots" is null
        then "booking"."reservations"."to_time" - "booking"."reservations"."from_time" = "booking"."reservations"."slot_count" * interval '15 minutes' else "booking"."reservations"."slot_count" = "booking"."reservations"."route_slots" end);--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD CONSTRAINT "doctors_kind" CHECK ("booking"."doctors"."kind" in ('doctor', 'nurse', 'technician', 'room', 'booth', 'device') and ("booking"."doctors"."kind" = 'device' or "booking"."doctors"."calibrated_until" is null));