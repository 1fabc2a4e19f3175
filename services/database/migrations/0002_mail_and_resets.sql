CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "auth"."reset_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"org_id" uuid,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"send_before" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."reset_tokens" ADD CONSTRAINT "reset_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_tokens_account_idx" ON "auth"."reset_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "mail"."outbox" USING btree ("next_try_at") WHERE "mail"."outbox"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_entity_idx" ON "mail"."outbox" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "accounts_email_idx" ON "auth"."accounts" USING btree (lower("email"));