CREATE INDEX IF NOT EXISTS "users_merged_index" ON "users" USING btree ("merged_into_id") WHERE "users"."merged_into_id" is not null;
