ALTER TABLE "booking"."candidates" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "status_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."moves" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "booking"."moves" ADD COLUMN "told" jsonb;