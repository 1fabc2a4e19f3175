CREATE UNLOGGED TABLE "auth"."written_positions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"position" "pg_lsn" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."written_positions" ADD CONSTRAINT "written_positions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;