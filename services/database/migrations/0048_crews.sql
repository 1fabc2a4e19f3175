CREATE TABLE "booking"."crew_lines" (
	"crew_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"people" smallint NOT NULL,
	"position_id" uuid,
	"position" text NOT NULL,
	"package_id" uuid,
	"state" text NOT NULL,
	"site_ids" uuid[] NOT NULL,
	CONSTRAINT "crew_lines_crew_id_place_pk" PRIMARY KEY("crew_id","place"),
	CONSTRAINT "crew_lines_people" CHECK ("booking"."crew_lines"."people" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "booking"."crews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"service_type" text NOT NULL,
	"sid" uuid,
	"subsidiary_id" uuid,
	"result_email" text NOT NULL,
	"invoice_email" text NOT NULL,
	"po_number" text NOT NULL,
	"project" text NOT NULL,
	"project_identification" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking"."crew_lines" ADD CONSTRAINT "crew_lines_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "booking"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crews_name" ON "booking"."crews" USING btree ("org_id",lower("name"));