ALTER TABLE "chapter_reviews" ADD COLUMN "submitted_at" timestamp(3) with time zone;
--> statement-breakpoint
CREATE INDEX "chapter_reviews_created_index" ON "chapter_reviews" USING btree ("created_at");
