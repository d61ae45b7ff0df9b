CREATE INDEX IF NOT EXISTS "identities_email_text_index" ON "identities" USING gin (lower("email") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_real_name_text_index" ON "profiles" USING gin ((normalize(regexp_replace(normalize(lower(normalize("real_name", NFKC)), NFD), '[\u0300-\u036f]', '', 'g'), NFC)) gin_trgm_ops);
