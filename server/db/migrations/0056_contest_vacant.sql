ALTER TABLE "contests" ADD COLUMN "vacant" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "contests_vacant_index" ON "contests" USING btree ("vacant","id");
