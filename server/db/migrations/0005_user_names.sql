ALTER TABLE "users" ADD COLUMN "name_tip_read" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_tip_ignored" boolean DEFAULT false NOT NULL;
