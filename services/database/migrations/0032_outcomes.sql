ALTER TABLE "booking"."candidates" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "outcome_restrictions" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_outcome" ON "booking"."candidates" USING btree ("outcome","org_id","created_at","id") WHERE "booking"."candidates"."outcome" is not null;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD CONSTRAINT "candidates_restrictions" CHECK ((coalesce("booking"."candidates"."outcome", '') = 'Fit with restrictions') = ("booking"."candidates"."outcome_restrictions" <> ''));--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD CONSTRAINT "candidates_outcome_known" CHECK ("booking"."candidates"."outcome" in ('Fit', 'Fit with restrictions', 'Unfit'));