CREATE INDEX "translated_chapters_approved_index" ON "translated_chapters" USING btree ("approved_at");
--> statement-breakpoint
CREATE INDEX "translation_versions_decided_index" ON "translation_versions" USING btree ("at") WHERE "translation_versions"."cause" in ('send_back', 'approve');
