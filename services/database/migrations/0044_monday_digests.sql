CREATE TABLE "booking"."monday_digests" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_monday" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "monday_digests_due" ON "booking"."monday_digests" USING btree ("last_monday");