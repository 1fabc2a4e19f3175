CREATE TABLE "booking"."candidate_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"paperwork_id" uuid,
	"paper_work" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_files_key" UNIQUE NULLS NOT DISTINCT("candidate_id","paperwork_id")
);
