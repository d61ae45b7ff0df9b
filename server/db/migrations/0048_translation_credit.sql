DROP TRIGGER IF EXISTS "closed_approved_by" ON "translated_chapters";
--> statement-breakpoint
ALTER TABLE "translated_chapters" DROP CONSTRAINT "translated_chapters_approved_by_users_id_fk";

--> statement-breakpoint
DROP INDEX "translated_chapters_approved_index";
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD COLUMN "translator_id" bigint;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD COLUMN "words" integer;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD CONSTRAINT "translation_versions_translator_id_users_id_fk" FOREIGN KEY ("translator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Decisions so far count for who had submitted last before them; of what was approved anew, what says something else counts.
UPDATE "translation_versions" v SET "translator_id" = (
  SELECT s."user_id" FROM "translation_versions" s
    WHERE s."translated_chapter_id" = v."translated_chapter_id" AND s."cause" = 'submit' AND s."id" < v."id"
    ORDER BY s."id" DESC LIMIT 1
) WHERE v."cause" IN ('approve', 'send_back');
--> statement-breakpoint
UPDATE "translation_versions" v SET "words" = (
  SELECT coalesce(sum((now.segment ->> 'words')::integer), 0) FROM jsonb_array_elements(v."segments") now (segment)
    WHERE NOT EXISTS (
      SELECT FROM jsonb_array_elements((
        SELECT a."segments" FROM "translation_versions" a
          WHERE a."translated_chapter_id" = v."translated_chapter_id" AND a."cause" = 'approve' AND a."id" < v."id"
          ORDER BY a."id" DESC LIMIT 1
      )) before (segment)
      WHERE before.segment -> 'sources' = now.segment -> 'sources' AND before.segment -> 'target' = now.segment -> 'target'
    )
) WHERE v."cause" = 'approve';
--> statement-breakpoint
CREATE INDEX "translation_versions_approved_index" ON "translation_versions" USING btree ("at") WHERE "translation_versions"."cause" = 'approve';
--> statement-breakpoint
ALTER TABLE "translated_chapters" DROP COLUMN "approved_at";
--> statement-breakpoint
ALTER TABLE "translated_chapters" DROP COLUMN "approved_by";
