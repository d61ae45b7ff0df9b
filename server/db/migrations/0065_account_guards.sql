ALTER TABLE "codes" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "started_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "session_id" bigint;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_for" text;
