CREATE TABLE "booking"."doctor_leaves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."roster_patterns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"clinic_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"weeks" smallint NOT NULL,
	"week_a" date NOT NULL,
	"hours" jsonb NOT NULL,
	"on_holidays" boolean NOT NULL,
	"made_until" date NOT NULL,
	CONSTRAINT "roster_patterns_weeks" CHECK ("booking"."roster_patterns"."weeks" in (1, 2) and extract(isodow from "booking"."roster_patterns"."week_a") = 1)
);
--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "registration_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "may_do" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."doctors" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD COLUMN "pattern_id" uuid;--> statement-breakpoint
ALTER TABLE "booking"."doctor_leaves" ADD CONSTRAINT "doctor_leaves_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "booking"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."roster_patterns" ADD CONSTRAINT "roster_patterns_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "booking"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."roster_patterns" ADD CONSTRAINT "roster_patterns_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "booking"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_leaves_doctor" ON "booking"."doctor_leaves" USING btree ("doctor_id","until_day");--> statement-breakpoint
CREATE INDEX "roster_patterns_doctor" ON "booking"."roster_patterns" USING btree ("doctor_id","clinic_id","from_day");--> statement-breakpoint
CREATE INDEX "roster_patterns_behind" ON "booking"."roster_patterns" USING btree ("made_until") WHERE "booking"."roster_patterns"."until_day" is null or "booking"."roster_patterns"."made_until" < "booking"."roster_patterns"."until_day";--> statement-breakpoint
CREATE INDEX "doctors_name" ON "booking"."doctors" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "closing_people_from" ON "booking"."closing_people" USING btree ("from_roster_id");--> statement-breakpoint
CREATE INDEX "closing_people_to" ON "booking"."closing_people" USING btree ("to_roster_id");