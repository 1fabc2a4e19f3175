CREATE TABLE "booking"."candidate_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "attendance_confirmed_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "attendance_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "change_asked_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "change_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."assessments" ADD COLUMN "preparation" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "candidate_links_candidate" ON "booking"."candidate_links" USING btree ("candidate_id");