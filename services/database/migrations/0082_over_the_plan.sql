ALTER TABLE "booking"."clinics" ADD COLUMN "most_over_plan" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD COLUMN "over_plan" text;--> statement-breakpoint
ALTER TABLE "booking"."clinics" ADD CONSTRAINT "clinics_over_plan" CHECK ("booking"."clinics"."most_over_plan" between 0 and 20);