ALTER TABLE "booking"."candidates" ADD COLUMN "attended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking"."candidates" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "slots_blocked" ON "booking"."slots" USING btree ("roster_id","position") WHERE not "booking"."slots"."available";--> statement-breakpoint
-- What has happened until now is in the audit.
UPDATE booking.candidates c SET attended_at = e.attended_at, completed_at = e.completed_at
FROM (
  SELECT entity_id, min(at) FILTER (WHERE after ->> 'status' NOT IN ('Arrived', 'In Progress', 'Worker to Return', 'Did Not Attend')) AS attended_at,
    max(at) FILTER (WHERE after ->> 'status' = 'Completed') AS completed_at
  FROM audit.entries WHERE entity = 'candidate' AND action = 'status.changed' GROUP BY entity_id
) e
WHERE c.id::text = e.entity_id;