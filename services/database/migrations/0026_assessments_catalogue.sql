ALTER TABLE "booking"."assessments" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking"."assessments" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."assessments" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_name_key" ON "booking"."assessments" USING btree (lower("category_name"),lower("assessment_name"));--> statement-breakpoint
CREATE INDEX "package_assessments_assessment" ON "booking"."package_assessments" USING btree ("assessment_id");--> statement-breakpoint
ALTER TABLE "booking"."assessments" DROP COLUMN "html";