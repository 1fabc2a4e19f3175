CREATE TABLE "companies"."provider_settings" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" text NOT NULL,
	"xero_account" text NOT NULL,
	"xero_tax" text NOT NULL,
	"myob_account" text NOT NULL,
	"myob_tax" text NOT NULL,
	"hold_minutes" integer,
	"payment_days" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies"."provider_settings" ADD CONSTRAINT "provider_settings_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;