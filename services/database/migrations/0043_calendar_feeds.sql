CREATE TABLE "booking"."calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"view_id" uuid,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_key" UNIQUE NULLS NOT DISTINCT("account_id","view_id"),
	CONSTRAINT "calendar_feeds_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "booking"."calendar_feeds" ADD CONSTRAINT "calendar_feeds_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "booking"."list_views"("id") ON DELETE cascade ON UPDATE no action;