ALTER TABLE "contest_texts" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "contest_prize_texts" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contest_texts_stale_index" ON "contest_texts" USING btree ("stale","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contest_prize_texts_stale_index" ON "contest_prize_texts" USING btree ("stale","id");
