ALTER TABLE "chapter_reviews" ALTER COLUMN "chapter_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ALTER COLUMN "chapter_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_reviews" ADD COLUMN "deleted_id" bigint;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "unread_heading" text;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD COLUMN "deleted_id" bigint;
--> statement-breakpoint
ALTER TABLE "deleted_chapters" ADD COLUMN "chapter_id" bigint;
--> statement-breakpoint
ALTER TABLE "deleted_chapters" ADD COLUMN "standing" jsonb;
--> statement-breakpoint
ALTER TABLE "chapter_reviews" ADD CONSTRAINT "chapter_reviews_deleted_id_deleted_chapters_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."deleted_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD CONSTRAINT "chapter_versions_deleted_id_deleted_chapters_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."deleted_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "chapter_reviews_deleted_index" ON "chapter_reviews" USING btree ("deleted_id");
--> statement-breakpoint
CREATE INDEX "chapter_versions_deleted_index" ON "chapter_versions" USING btree ("deleted_id");
