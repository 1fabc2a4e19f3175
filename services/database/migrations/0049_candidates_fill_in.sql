ALTER TABLE "booking"."candidate_links" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "booking"."candidate_links" ADD COLUMN "code_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."reminder_settings" ADD COLUMN "candidates_fill_in" boolean DEFAULT false NOT NULL;