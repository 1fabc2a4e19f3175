CREATE TABLE "companies"."statement_numbers" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies"."statement_numbers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"org_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies"."statement_numbers" ADD CONSTRAINT "statement_numbers_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_numbers_key" ON "companies"."statement_numbers" USING btree ("org_id","from_date","to_date");