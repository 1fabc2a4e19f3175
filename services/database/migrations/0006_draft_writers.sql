ALTER TABLE "booking"."drafts" ADD COLUMN "writer" uuid;--> statement-breakpoint
ALTER TABLE "booking"."drafts" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;