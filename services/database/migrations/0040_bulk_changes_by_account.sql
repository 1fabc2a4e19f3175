ALTER TABLE "booking"."bulk_changes" DROP CONSTRAINT "bulk_changes_pkey";--> statement-breakpoint
ALTER TABLE "booking"."bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_id_pk" PRIMARY KEY("account_id","id");
