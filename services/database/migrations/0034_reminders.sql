CREATE TABLE "booking"."reminder_settings" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"mail" text[] NOT NULL,
	"sms" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."reminders" (
	"candidate_id" uuid NOT NULL,
	"for_time" timestamp with time zone NOT NULL,
	"moment" text NOT NULL,
	"channel" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "reminders_candidate_id_for_time_moment_channel_pk" PRIMARY KEY("candidate_id","for_time","moment","channel")
);
--> statement-breakpoint
CREATE TABLE "booking"."sms_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"candidate_id" uuid,
	"words" text NOT NULL,
	"meaning" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail"."sms_stops" (
	"phone" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail"."outbox_due_idx";--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "reminders_planned_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail"."outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "booking"."reminders" USING btree ("send_at") WHERE "booking"."reminders"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "candidates_without_reminders" ON "booking"."candidates" USING btree ("appointment_time") WHERE reminders_planned_for is distinct from appointment_time and status in ('Confirmed', 'PartialConfirmed', 'Rescheduled');--> statement-breakpoint
CREATE INDEX "candidates_new_without_reminders" ON "booking"."candidates" USING btree ("updated_at") WHERE reminders_planned_for is distinct from appointment_time and status in ('Confirmed', 'PartialConfirmed', 'Rescheduled');--> statement-breakpoint
CREATE INDEX "outbox_sms_recipient" ON "mail"."outbox" USING btree ("recipient","id") WHERE "mail"."outbox"."channel" = 'sms';--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "mail"."outbox" USING btree ("channel","next_try_at") WHERE "mail"."outbox"."state" in ('waiting', 'sending');