CREATE INDEX "translation_tasks_translator_language_index" ON "translation_tasks" USING btree ("translator_id","language");
--> statement-breakpoint
CREATE INDEX "translation_versions_sent_back_index" ON "translation_versions" USING btree ("at") WHERE "translation_versions"."cause" = 'send_back';
