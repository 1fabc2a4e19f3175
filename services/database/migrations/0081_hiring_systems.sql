ALTER TABLE "booking"."orders" ADD COLUMN "callback_url" text;--> statement-breakpoint
ALTER TABLE "booking"."orders" ADD COLUMN "callback_endpoint_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks"."deliveries" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "webhooks"."endpoints" ADD COLUMN "dialect" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks"."endpoints" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks"."endpoints" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "webhooks"."endpoints" ADD COLUMN "last_error_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks"."endpoints" ADD CONSTRAINT "endpoints_api_key" UNIQUE("api_key_id","dialect");