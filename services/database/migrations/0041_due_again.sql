ALTER TABLE "booking"."packages" ADD COLUMN "validity_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_org_package" ON "booking"."candidates" USING btree ("org_id","package_id","appointment_time");--> statement-breakpoint
CREATE INDEX "candidates_person" ON "booking"."candidates" USING btree ("org_id","candidate_dob",lower(candidate_name));--> statement-breakpoint
ALTER TABLE "booking"."packages" ADD CONSTRAINT "packages_validity" CHECK ("booking"."packages"."validity_months" between 0 and 120);