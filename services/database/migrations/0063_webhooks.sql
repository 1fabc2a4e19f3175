CREATE SCHEMA "webhooks";
--> statement-breakpoint
CREATE TABLE "webhooks"."deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"candidate_id" uuid,
	"type" text NOT NULL,
	"payload" json NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_status" integer,
	"last_answer" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks"."endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_because" text,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks"."deliveries" ADD CONSTRAINT "deliveries_endpoint_id_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "webhooks"."endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "webhooks"."deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhooks"."deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_log" ON "webhooks"."deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_candidate" ON "webhooks"."deliveries" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "webhooks"."deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_org" ON "webhooks"."deliveries" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "endpoints_org" ON "webhooks"."endpoints" USING btree ("org_id","created_at");