ALTER TABLE "auth"."imports" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."imports" ADD COLUMN "made" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies"."imports" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies"."imports" ADD COLUMN "made" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies"."imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."imports" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."imports" ADD COLUMN "made" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking"."imports" ADD COLUMN "undone_at" timestamp with time zone;