ALTER TABLE "contest_texts" ADD COLUMN "made_from" text;
--> statement-breakpoint
ALTER TABLE "contest_prize_texts" ADD COLUMN "made_from" text;
