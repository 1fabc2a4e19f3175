CREATE TABLE "companies"."company_details" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"abn" text NOT NULL,
	"billing_address" text NOT NULL,
	"result_email" text NOT NULL,
	"invoice_email" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"po_required" boolean NOT NULL,
	"own_packages_only" boolean NOT NULL,
	"notes" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies"."company_details" ADD CONSTRAINT "company_details_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;