CREATE INDEX IF NOT EXISTS "snoozes_record_index" ON "snoozes" USING btree ("resource","record_id");
