ALTER TABLE "contract_applications" ADD COLUMN "reviewed_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "contract_applications" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "contract_applications" ADD COLUMN "audited_at" timestamp(3) with time zone;
--> statement-breakpoint
UPDATE "contract_applications" SET "reviewed_at" = "decided"."at", "reviewed_by_id" = "editors"."id" FROM "application_steps" "decided" LEFT JOIN "editors" ON "editors"."user_id" = "decided"."user_id" WHERE "decided"."application_id" = "contract_applications"."id" AND "decided"."actor" = 'editor' AND "decided"."step" IN ('approve', 'reject');
--> statement-breakpoint
UPDATE "contract_applications" SET "audited_at" = "decided"."at" FROM "application_steps" "decided" WHERE "decided"."application_id" = "contract_applications"."id" AND "decided"."actor" = 'work_auditor' AND "decided"."step" IN ('confirm', 'reject');
--> statement-breakpoint
ALTER TABLE "contract_applications" ADD CONSTRAINT "contract_applications_reviewed_by_id_editors_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contract_applications_reviewed_by_id_index" ON "contract_applications" USING btree ("reviewed_by_id","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contract_applications_reviewed_at_index" ON "contract_applications" USING btree ("reviewed_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contract_applications_audited_at_index" ON "contract_applications" USING btree ("audited_at","id");
