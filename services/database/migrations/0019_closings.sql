CREATE TABLE "booking"."closing_people" (
	"closing_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"from_roster_id" integer NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_roster_id" integer,
	"to_time" timestamp with time zone,
	"outcome" text,
	"why" text,
	"move_id" uuid,
	"tried" boolean DEFAULT false NOT NULL,
	CONSTRAINT "closing_people_closing_id_candidate_id_pk" PRIMARY KEY("closing_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "booking"."closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_ids" uuid[] NOT NULL,
	"doctor_ids" uuid[] NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"roster_ids" integer[] NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"created_by_org" uuid NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking"."closing_people" ADD CONSTRAINT "closing_people_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "booking"."closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_people_waiting" ON "booking"."closing_people" USING btree ("closing_id","position") WHERE not "booking"."closing_people"."tried";--> statement-breakpoint
CREATE INDEX "closings_created" ON "booking"."closings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "closings_unfinished" ON "booking"."closings" USING btree ("created_at") WHERE "booking"."closings"."status" in ('closing', 'undoing', 'reopening');