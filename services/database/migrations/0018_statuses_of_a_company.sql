DROP INDEX "booking"."candidates_org_status";--> statement-breakpoint
CREATE INDEX "candidates_org_status" ON "booking"."candidates" USING btree ("org_id","status","appointment_time","id");