CREATE TABLE "auth"."sign_in_devices" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_devices_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."sign_in_devices" ADD CONSTRAINT "sign_in_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;