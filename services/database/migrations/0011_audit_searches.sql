CREATE TABLE "audit"."checks" (
	"day" date PRIMARY KEY NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"after_booking_id" uuid,
	"chains" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"break_count" integer DEFAULT 0 NOT NULL,
	"breaks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit"."entries_org_idx";--> statement-breakpoint
ALTER TABLE "audit"."entries" ALTER COLUMN "org_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."consult_files" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."consult_files" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "booking"."consult_files" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "booking"."consult_files" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "audit"."entries" ADD COLUMN "candidate_ids" uuid[];--> statement-breakpoint
ALTER TABLE "audit"."entries" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit"."entries" ADD COLUMN "repeat_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "consult_files_replaces" ON "booking"."consult_files" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_repeat_key" ON "audit"."entries" USING btree ("repeat_key") WHERE "audit"."entries"."repeat_key" is not null;--> statement-breakpoint
CREATE INDEX "entries_time_idx" ON "audit"."entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "entries_account_idx" ON "audit"."entries" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "entries_account_name_idx" ON "audit"."entries" USING btree (lower("account_name"),"at","id");--> statement-breakpoint
CREATE INDEX "entries_action_idx" ON "audit"."entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "entries_candidates_idx" ON "audit"."entries" USING gin ("candidate_ids") WHERE "audit"."entries"."candidate_ids" is not null;--> statement-breakpoint
CREATE INDEX "entries_org_idx" ON "audit"."entries" USING btree ("org_id","at","id");