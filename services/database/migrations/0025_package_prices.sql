CREATE TABLE "booking"."package_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"org_id" uuid,
	"from_day" date NOT NULL,
	"cents" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_prices_key" UNIQUE NULLS NOT DISTINCT("package_id","org_id","from_day"),
	CONSTRAINT "package_prices_cents" CHECK ("booking"."package_prices"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking"."package_prices" ADD CONSTRAINT "package_prices_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "booking"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_prices_org" ON "booking"."package_prices" USING btree ("org_id");