CREATE INDEX IF NOT EXISTS "chapters_planned_index" ON "chapters" USING btree ("release_at") WHERE "chapters"."status" = 'pending_publish';
