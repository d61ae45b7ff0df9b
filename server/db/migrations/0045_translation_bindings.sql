ALTER TABLE "extension_requests" ADD COLUMN "asked_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "extension_requests" ADD CONSTRAINT "extension_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "extension_requests_asked_by_id_index" ON "extension_requests" USING btree ("asked_by_id","id");
--> statement-breakpoint
UPDATE "extension_requests" r SET "asked_by_id" = coalesce(
  (SELECT a."user_id" FROM "audits" a
    WHERE a."entity" = 'extension-requests' AND a."record_id" = r."id" AND a."action" = 'create' LIMIT 1),
  (SELECT t."translator_id" FROM "translation_tasks" t WHERE t."id" = r."task_id")
);
--> statement-breakpoint
-- What waits for a task that is done, or that somebody else has by now, waits for nothing.
UPDATE "extension_requests" r SET "status" = 'rejected', "decided_at" = now()
  FROM "translation_tasks" t
  WHERE t."id" = r."task_id" AND r."status" = 'pending' AND (t."status" = 'done' OR t."translator_id" <> r."asked_by_id");
--> statement-breakpoint
-- Nobody can decide on chapters whose task was cancelled while they waited.
UPDATE "translated_chapters" c SET "state" = 'in_work', "revision" = c."revision" + 1
  WHERE c."state" = 'in_review'
    AND NOT EXISTS (SELECT FROM "task_chapters" t WHERE t."translated_chapter_id" = c."id" AND t."is_open");
--> statement-breakpoint
-- Remarks were at segments counted from 0 in the text of their version; segments are known by their source paragraphs.
UPDATE "translation_versions" v SET "remarks" = (
  SELECT jsonb_agg(
    jsonb_build_object(
      'sources', coalesce(v."segments" -> (e.remark ->> 'segment')::int -> 'sources', '[]'::jsonb),
      'text', e.remark -> 'text'
    ) ORDER BY e.nth
  )
  FROM jsonb_array_elements(v."remarks") WITH ORDINALITY e (remark, nth)
) WHERE v."remarks" <> '[]'::jsonb;
