ALTER TABLE "booking"."holidays" DROP CONSTRAINT "holidays_state_day_pk";--> statement-breakpoint
ALTER TABLE "booking"."holidays" ADD COLUMN "clinic_id" uuid;--> statement-breakpoint
ALTER TABLE "booking"."holidays" ADD CONSTRAINT "holidays_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "booking"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."holidays" ADD CONSTRAINT "holidays_day" UNIQUE NULLS NOT DISTINCT("state","day","clinic_id");