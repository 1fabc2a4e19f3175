CREATE TABLE "booking"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"account_id" uuid,
	"author_name" text NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "question_waits_for" text;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "questioned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_candidate" ON "booking"."messages" USING btree ("candidate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_mail" ON "booking"."messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "candidates_open_question" ON "booking"."candidates" USING btree ("question_waits_for","org_id","questioned_at","id") WHERE "booking"."candidates"."question_waits_for" is not null;