DROP INDEX "companies"."statement_numbers_key";--> statement-breakpoint
ALTER TABLE "companies"."company_details" ADD COLUMN "invoice_per" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies"."company_details" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "companies"."statement_numbers" ADD COLUMN "invoice_per" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies"."statement_numbers" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_numbers_key" ON "companies"."statement_numbers" USING btree ("org_id","from_date","to_date","invoice_per","part");