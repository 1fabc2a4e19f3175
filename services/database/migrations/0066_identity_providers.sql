CREATE TABLE "auth"."identity_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"allows_new_accounts" boolean NOT NULL,
	"role_id" uuid,
	"break_glass_account_id" uuid,
	"tested_at" timestamp with time zone,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_providers_orgId_unique" UNIQUE("org_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."linked_subjects" (
	"org_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "linked_subjects_org_id_issuer_subject_pk" PRIMARY KEY("org_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "auth"."provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_sid" text,
	"sealed_id_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."provider_sign_ins" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"org_id" uuid,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"account_id" uuid,
	"refusal" text,
	"issuer" text,
	"subject" text,
	"provider_sid" text,
	"sealed_id_token" text,
	CONSTRAINT "provider_sign_ins_stateHash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_in_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."used_logout_tokens" (
	"issuer" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_logout_tokens_issuer_jti_pk" PRIMARY KEY("issuer","jti")
);
--> statement-breakpoint
ALTER TABLE "auth"."identity_providers" ADD CONSTRAINT "identity_providers_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "auth"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identity_providers" ADD CONSTRAINT "identity_providers_break_glass_account_id_accounts_id_fk" FOREIGN KEY ("break_glass_account_id") REFERENCES "auth"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."linked_subjects" ADD CONSTRAINT "linked_subjects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_subjects_account_key" ON "auth"."linked_subjects" USING btree ("account_id","issuer");--> statement-breakpoint
CREATE INDEX "provider_sessions_subject_idx" ON "auth"."provider_sessions" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expires_idx" ON "auth"."provider_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domains_org_key" ON "auth"."sign_in_domains" USING btree ("org_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domains_verified_key" ON "auth"."sign_in_domains" USING btree ("domain") WHERE "auth"."sign_in_domains"."verified_at" is not null;