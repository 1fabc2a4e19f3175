CREATE SCHEMA "files";
--> statement-breakpoint
CREATE TABLE "files"."uploads" (
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "uploads_day_account_id_pk" PRIMARY KEY("day","account_id")
);
