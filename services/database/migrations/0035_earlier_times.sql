CREATE TABLE "booking"."earlier_time_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"roster_id" integer NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "booking"."earlier_time_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"before_day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "earlier_time_offers_request" ON "booking"."earlier_time_offers" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_time_offers_open" ON "booking"."earlier_time_offers" USING btree ("candidate_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "earlier_time_offers_expiry" ON "booking"."earlier_time_offers" USING btree ("expires_at") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_time_requests_open" ON "booking"."earlier_time_requests" USING btree ("candidate_id") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "earlier_time_requests_waiting" ON "booking"."earlier_time_requests" USING btree ("asked_at","id") WHERE "booking"."earlier_time_requests"."state" = 'waiting';