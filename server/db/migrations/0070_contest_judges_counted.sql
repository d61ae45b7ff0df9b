ALTER TABLE "contest_entries" ADD COLUMN "judges" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "contest_judgings" ADD COLUMN "contest_id" bigint;
--> statement-breakpoint
UPDATE "contest_judgings" SET "contest_id" = "contest_entries"."contest_id" FROM "contest_entries" WHERE "contest_entries"."id" = "contest_judgings"."entry_id";
--> statement-breakpoint
UPDATE "contest_entries" SET "judges" = "dealt"."judges" FROM (SELECT "entry_id", count(*) AS "judges" FROM "contest_judgings" GROUP BY "entry_id") "dealt" WHERE "dealt"."entry_id" = "contest_entries"."id";
--> statement-breakpoint
ALTER TABLE "contest_judgings" ADD CONSTRAINT "contest_judgings_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contest_entries_contest_state_index" ON "contest_entries" USING btree ("contest_id","state","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contest_entries_unjudged_index" ON "contest_entries" USING btree ("contest_id") WHERE "contest_entries"."state" = 'full' and "contest_entries"."judges" = 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contest_judgings_contest_index" ON "contest_judgings" USING btree ("contest_id","submitted_at");
