CREATE TABLE "booking"."own_moves" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"hold_id" uuid,
	"roster_id" integer,
	"from_time" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"anchor_day" date,
	"moved_to" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking"."reminder_settings" ADD COLUMN "own_move_days" smallint DEFAULT 0 NOT NULL;