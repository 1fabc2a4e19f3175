DROP INDEX "companies"."paperworks_org_idx";--> statement-breakpoint
CREATE INDEX "accounts_name_idx" ON "auth"."accounts" USING btree ("org_id",lower(coalesce(nullif("contact_person", ''), "username")),"id");--> statement-breakpoint
CREATE INDEX "paperworks_name_idx" ON "companies"."paperworks" USING btree ("org_id",lower("paper_work"),"id");--> statement-breakpoint
CREATE INDEX "packages_name" ON "booking"."packages" USING btree (lower("name"),"id");