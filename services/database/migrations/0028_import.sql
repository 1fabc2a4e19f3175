CREATE TABLE "auth"."imports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies"."imports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking"."imports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "accounts_import_idx" ON "auth"."accounts" USING btree ("import_id") WHERE "auth"."accounts"."import_id" is not null;