ALTER TABLE "booking"."clinics" ADD COLUMN "travel_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "most_pem" smallint;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "most_fit_test" smallint;--> statement-breakpoint
CREATE INDEX "own_moves_hold" ON "booking"."own_moves" USING btree ("hold_id") WHERE hold_id is not null;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD CONSTRAINT "doctors_day_limits" CHECK ("booking"."doctors"."most_pem" between 0 and 100 and "booking"."doctors"."most_fit_test" between 0 and 100);