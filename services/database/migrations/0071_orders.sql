CREATE TABLE "booking"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"booked_from" jsonb,
	"draft_id" uuid,
	"begun_by" uuid,
	"begun_by_name" text DEFAULT '' NOT NULL,
	"begun_at" timestamp with time zone,
	"candidate_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejected_because" text DEFAULT '' NOT NULL,
	"notice_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_source" UNIQUE("org_id","source","external_id"),
	CONSTRAINT "orders_candidate" UNIQUE("candidate_id")
);
--> statement-breakpoint
ALTER TABLE "booking"."orders" ADD CONSTRAINT "orders_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "booking"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_received" ON "booking"."orders" USING btree ("org_id","received_at","id");--> statement-breakpoint
CREATE INDEX "orders_unbooked" ON "booking"."orders" USING btree ("org_id","received_at","id") WHERE "booking"."orders"."candidate_id" is null and "booking"."orders"."withdrawn_at" is null and "booking"."orders"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "orders_noticed" ON "booking"."orders" USING btree ("org_id","notice_at") WHERE "booking"."orders"."notice_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_draft" ON "booking"."orders" USING btree ("draft_id") WHERE "booking"."orders"."draft_id" is not null;