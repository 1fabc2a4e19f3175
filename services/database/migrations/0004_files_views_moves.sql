CREATE TABLE "auth"."devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "devices_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."otps" (
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "otps_account_id_purpose_pk" PRIMARY KEY("account_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "booking"."consult_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved_by" uuid NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD COLUMN "content_type" text;--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "booking"."drafts" ADD COLUMN "reschedule_of" uuid;--> statement-breakpoint
ALTER TABLE "booking"."clinics" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."packages" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "booking"."packages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."slots" ADD COLUMN "blocked_because" text;--> statement-breakpoint
ALTER TABLE "auth"."devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."otps" ADD CONSTRAINT "otps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."consult_files" ADD CONSTRAINT "consult_files_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "booking"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."moves" ADD CONSTRAINT "moves_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "booking"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_account_idx" ON "auth"."devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consult_files_candidate" ON "booking"."consult_files" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "booking"."list_views" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "list_views_account" ON "booking"."list_views" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "moves_candidate" ON "booking"."moves" USING btree ("candidate_id","moved_at");--> statement-breakpoint
CREATE INDEX "drafts_reschedule" ON "booking"."drafts" USING btree ("account_id","reschedule_of") WHERE "booking"."drafts"."reschedule_of" is not null;