ALTER TABLE "auth"."accounts" ADD COLUMN "email_trusted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."attempts" ADD COLUMN "pending" integer DEFAULT 0 NOT NULL;