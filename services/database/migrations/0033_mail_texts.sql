CREATE TABLE "mail"."texts" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"heading" text,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	CONSTRAINT "texts_kind_version_pk" PRIMARY KEY("kind","version")
);
