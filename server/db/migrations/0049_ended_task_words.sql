ALTER TABLE "task_chapters" ADD COLUMN "words" integer;
--> statement-breakpoint
-- Words of tasks that are done so far are those of the text that was approved by then.
UPDATE "task_chapters" c SET "words" = coalesce(
  (SELECT count_segments(v."segments", 'words') FROM "translation_versions" v
    WHERE v."translated_chapter_id" = c."translated_chapter_id" AND v."cause" = 'approve' AND v."at" <= t."updated_at"
    ORDER BY v."id" DESC LIMIT 1),
  x."words"
) FROM "translation_tasks" t, "translated_chapters" x
  WHERE t."id" = c."task_id" AND x."id" = c."translated_chapter_id" AND NOT c."is_open";
