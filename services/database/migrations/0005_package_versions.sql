CREATE TABLE "booking"."package_versions" (
	"package_id" uuid NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"assessments_html" text NOT NULL,
	"assessments" jsonb NOT NULL,
	CONSTRAINT "package_versions_package_id_valid_until_pk" PRIMARY KEY("package_id","valid_until")
);
--> statement-breakpoint
ALTER TABLE "booking"."package_versions" ADD CONSTRAINT "package_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "booking"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_package" ON "booking"."candidates" USING btree ("package_id","appointment_time");--> statement-breakpoint
CREATE INDEX "candidates_clinic_time" ON "booking"."candidates" USING btree ("clinic_id","appointment_time");