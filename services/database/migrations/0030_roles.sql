CREATE TABLE "auth"."roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD COLUMN "role_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_key" ON "auth"."roles" USING btree ("kind",lower("name"));--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD CONSTRAINT "accounts_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "auth"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_role_idx" ON "auth"."accounts" USING btree ("role_id","org_id") WHERE "auth"."accounts"."role_id" is not null;