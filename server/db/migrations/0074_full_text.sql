-- The words of a text as `fold` compares them, without marks of punctuation, which would be read as parts of addresses.
create or replace function word_vector(body text) returns tsvector immutable strict parallel safe language sql as $$
  select to_tsvector('simple', regexp_replace(
    normalize(regexp_replace(normalize(lower(normalize(body, NFKC)), NFD), '[\u0300-\u036f]', '', 'g'), NFC),
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_content_words_index" ON "comments" USING gin (word_vector("content"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_content_text_index" ON "comments" USING gin ("content" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_content_words_index" ON "messages" USING gin (word_vector("content"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_content_text_index" ON "messages" USING gin ("content" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_body_words_index" ON "articles" USING gin (word_vector("body"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_body_text_index" ON "articles" USING gin ("body" gin_trgm_ops);
