CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "companies";
--> statement-breakpoint
CREATE SCHEMA "booking";
--> statement-breakpoint
CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE SEQUENCE "booking"."booking_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 204817 CACHE 1;--> statement-breakpoint
CREATE TABLE "auth"."account_permissions" (
	"org_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"permissions" text[] NOT NULL,
	CONSTRAINT "account_permissions_account_id_org_id_pk" PRIMARY KEY("account_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"contact_person" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "companies"."organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_name" text NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"fit_test" boolean DEFAULT false NOT NULL,
	"otp" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."paperworks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"paper_work" text NOT NULL,
	"temporary" boolean DEFAULT false NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."project_identifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"disable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."purchase_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies"."subsidiaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"site_name" text NOT NULL,
	"alias" text NOT NULL,
	"state" text,
	"enable" boolean DEFAULT true NOT NULL,
	"fit_test" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"org_id" uuid NOT NULL,
	"subsidiary_id" uuid,
	"service_type" text NOT NULL,
	"sid" uuid,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_account_id" uuid,
	"result_email" text NOT NULL,
	"invoice_email" text NOT NULL,
	"po_number" text NOT NULL,
	"project" text NOT NULL,
	"project_identification" text NOT NULL,
	"paperwork_ids" uuid[] DEFAULT '{}' NOT NULL,
	"booking_comment" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "booking"."candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"candidate_index" smallint NOT NULL,
	"org_id" uuid NOT NULL,
	"subsidiary_id" uuid,
	"candidate_name" text NOT NULL,
	"candidate_dob" date NOT NULL,
	"candidate_gender" text NOT NULL,
	"candidate_phone" text NOT NULL,
	"candidate_email" text NOT NULL,
	"position_id" uuid,
	"candidate_position" text NOT NULL,
	"package_id" uuid NOT NULL,
	"status" text NOT NULL,
	"appointment_time" timestamp with time zone DEFAULT '0001-01-01T00:00:00Z' NOT NULL,
	"appointment_end" timestamp with time zone DEFAULT '0001-01-01T00:00:00Z' NOT NULL,
	"clinic_id" uuid,
	"roster_id" integer,
	"appointment_note" text DEFAULT '' NOT NULL,
	"preferred_site_id" uuid,
	"preferred_site_name" text DEFAULT '' NOT NULL,
	"preferred_state" text DEFAULT '' NOT NULL,
	"preferred_from_date" date,
	"preferred_to_date" date,
	"preferred_time" text DEFAULT '' NOT NULL,
	"timezone" text DEFAULT '' NOT NULL,
	"choice" jsonb,
	"contact_name" text NOT NULL,
	"contact_account_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(candidate_name || ' | ' || candidate_email || ' | ' || candidate_phone || ' | ' || regexp_replace(candidate_phone, '[^0-9]', '', 'g') || ' | ' || contact_name)) STORED NOT NULL,
	CONSTRAINT "candidates_booking" UNIQUE("booking_id","candidate_index")
);
--> statement-breakpoint
CREATE TABLE "booking"."drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"sid" uuid,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_booking_id" uuid
);
--> statement-breakpoint
CREATE TABLE "booking"."idempotency" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "booking"."reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"candidate_index" smallint NOT NULL,
	"clinic_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"roster_id" integer NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"slot_count" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"extensions" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_candidate" UNIQUE("draft_id","candidate_index"),
	CONSTRAINT "reservations_whole_time" CHECK ("booking"."reservations"."slot_count" > 0 and "booking"."reservations"."to_time" - "booking"."reservations"."from_time" = "booking"."reservations"."slot_count" * interval '15 minutes'),
	CONSTRAINT "reservations_candidate_index" CHECK ("booking"."reservations"."candidate_index" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "booking"."assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_name" text NOT NULL,
	"assessment_name" text NOT NULL,
	"minutes" smallint NOT NULL,
	"html" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."claims" (
	"slot_id" bigint PRIMARY KEY NOT NULL,
	"roster_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"org_id" uuid NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "claims_holds_end" CHECK (("booking"."claims"."kind" = 'hold') = ("booking"."claims"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "booking"."clinics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text NOT NULL,
	"state" text NOT NULL,
	"timezone" text NOT NULL,
	"phone" text NOT NULL,
	"fax" text NOT NULL,
	"email" text NOT NULL,
	"service_types" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_external" boolean DEFAULT false NOT NULL,
	"booking_free" boolean DEFAULT false NOT NULL,
	CONSTRAINT "clinics_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "booking"."doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."holidays" (
	"state" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"year" smallint NOT NULL,
	CONSTRAINT "holidays_state_day_pk" PRIMARY KEY("state","day")
);
--> statement-breakpoint
CREATE TABLE "booking"."package_assessments" (
	"package_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	CONSTRAINT "package_assessments_package_id_assessment_id_pk" PRIMARY KEY("package_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "booking"."packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid,
	"name" text NOT NULL,
	"service_type" text NOT NULL,
	"minutes" smallint NOT NULL,
	"assessments_html" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT '2026-01-01T00:00:00Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."rosters" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "booking"."rosters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"clinic_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	CONSTRAINT "rosters_doctor_day" UNIQUE("clinic_id","day","doctor_id"),
	CONSTRAINT "rosters_fit_a_mask" CHECK ("booking"."rosters"."to_time" - "booking"."rosters"."from_time" <= interval '15 hours 45 minutes')
);
--> statement-breakpoint
CREATE TABLE "booking"."services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"service_type" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking"."slots" (
	"slot_id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "booking"."slots_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"roster_id" integer NOT NULL,
	"clinic_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slots_roster_position" UNIQUE("roster_id","position"),
	CONSTRAINT "slots_position_fits_a_mask" CHECK ("booking"."slots"."position" between 0 and 62)
);
--> statement-breakpoint
CREATE TABLE "audit"."chains" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit"."entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"org_id" uuid NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"booking_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"position" bigint,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "auth"."account_permissions" ADD CONSTRAINT "account_permissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."paperworks" ADD CONSTRAINT "paperworks_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."positions" ADD CONSTRAINT "positions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."project_identifications" ADD CONSTRAINT "project_identifications_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."projects" ADD CONSTRAINT "projects_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."purchase_orders" ADD CONSTRAINT "purchase_orders_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies"."subsidiaries" ADD CONSTRAINT "subsidiaries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "companies"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD CONSTRAINT "candidates_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "booking"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD CONSTRAINT "candidates_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "booking"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."reservations" ADD CONSTRAINT "reservations_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "booking"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."claims" ADD CONSTRAINT "claims_slot_id_slots_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "booking"."slots"("slot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."package_assessments" ADD CONSTRAINT "package_assessments_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "booking"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."package_assessments" ADD CONSTRAINT "package_assessments_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "booking"."assessments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "booking"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."rosters" ADD CONSTRAINT "rosters_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "booking"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking"."slots" ADD CONSTRAINT "slots_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "booking"."rosters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "auth"."accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "accounts_org_idx" ON "auth"."accounts" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "auth"."refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account_idx" ON "auth"."sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "auth"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_name_key" ON "companies"."organisations" USING btree (lower("company_name"));--> statement-breakpoint
CREATE INDEX "organisations_name_idx" ON "companies"."organisations" USING gin ("company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "paperworks_org_idx" ON "companies"."paperworks" USING btree ("org_id","paper_work");--> statement-breakpoint
CREATE UNIQUE INDEX "positions_name_key" ON "companies"."positions" USING btree ("org_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "project_identifications_name_key" ON "companies"."project_identifications" USING btree ("org_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name_key" ON "companies"."projects" USING btree ("org_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_orders_name_key" ON "companies"."purchase_orders" USING btree ("org_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "subsidiaries_name_key" ON "companies"."subsidiaries" USING btree ("org_id",lower("site_name"));--> statement-breakpoint
CREATE INDEX "bookings_org" ON "booking"."bookings" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "candidates_created" ON "booking"."candidates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_name" ON "booking"."candidates" USING btree ((lower(candidate_name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_email" ON "booking"."candidates" USING btree ((lower(candidate_email) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_contact" ON "booking"."candidates" USING btree ((lower(contact_name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_time" ON "booking"."candidates" USING btree ("appointment_time","id");--> statement-breakpoint
CREATE INDEX "candidates_status" ON "booking"."candidates" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_org_created" ON "booking"."candidates" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_org_name" ON "booking"."candidates" USING btree ("org_id",(lower(candidate_name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_org_email" ON "booking"."candidates" USING btree ("org_id",(lower(candidate_email) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_org_contact" ON "booking"."candidates" USING btree ("org_id",(lower(contact_name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "candidates_org_time" ON "booking"."candidates" USING btree ("org_id","appointment_time","id");--> statement-breakpoint
CREATE INDEX "candidates_org_status" ON "booking"."candidates" USING btree ("org_id","status");--> statement-breakpoint
CREATE INDEX "candidates_made_by" ON "booking"."candidates" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_contact_account" ON "booking"."candidates" USING btree ("contact_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_search" ON "booking"."candidates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "drafts_open" ON "booking"."drafts" USING btree ("account_id","updated_at") WHERE "booking"."drafts"."sent_booking_id" is null;--> statement-breakpoint
CREATE INDEX "claims_roster" ON "booking"."claims" USING btree ("roster_id");--> statement-breakpoint
CREATE INDEX "claims_claim" ON "booking"."claims" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "packages_org" ON "booking"."packages" USING btree ("org_id","service_type");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_booking_key" ON "audit"."entries" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "entries_entity_idx" ON "audit"."entries" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "entries_org_idx" ON "audit"."entries" USING btree ("org_id","at");