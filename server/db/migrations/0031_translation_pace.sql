CREATE INDEX "translated_chapters_approved_index" ON "translated_chapters" USING btree ("approved_at");
