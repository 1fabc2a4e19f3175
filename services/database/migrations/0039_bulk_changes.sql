CREATE TABLE "booking"."bulk_changes" (
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"action" text NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"rows" jsonb NOT NULL,
	"mail_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bulk_changes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "booking"."earlier_time_requests" ADD COLUMN "asked_by" uuid;