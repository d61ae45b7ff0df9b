create function count_segments(segments jsonb, what text) returns integer immutable parallel safe language sql as $$
  select coalesce(sum(case what
    when 'words' then (segment->>'words')::integer
    when 'done_words' then case when (segment->>'done')::boolean then (segment->>'words')::integer else 0 end
    when 'segments' then 1
    when 'done_segments' then (segment->>'done')::boolean::integer
    when 'stale' then (segment ? 'basis')::integer
  end), 0)::integer from jsonb_array_elements(segments) segment
$$;
--> statement-breakpoint
CREATE TABLE "source_chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"title" text,
	"word_count" bigint DEFAULT 0 NOT NULL,
	"paragraph_count" bigint DEFAULT 0 NOT NULL,
	"chapter_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"synopsis" text,
	"cover" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "editions_language_check" CHECK ("editions"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru'))
);

--> statement-breakpoint
CREATE TABLE "source_texts" (
	"source_chapter_id" bigint PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"next_id" integer NOT NULL,
	"paragraphs" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "source_versions" (
	"source_chapter_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" text,
	"paragraphs" jsonb NOT NULL,
	"replaced_at" timestamp(3) with time zone NOT NULL,
	"user_id" bigint,
	CONSTRAINT "source_versions_source_chapter_id_revision_pk" PRIMARY KEY("source_chapter_id","revision")
);

--> statement-breakpoint
CREATE TABLE "task_chapters" (
	"task_id" bigint NOT NULL,
	"translated_chapter_id" bigint NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "task_chapters_task_id_translated_chapter_id_pk" PRIMARY KEY("task_id","translated_chapter_id")
);

--> statement-breakpoint
CREATE TABLE "translated_chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translated_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" bigint NOT NULL,
	"source_chapter_id" bigint NOT NULL,
	"state" text DEFAULT 'untranslated' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text,
	"segments" jsonb NOT NULL,
	"words" integer GENERATED ALWAYS AS (count_segments("segments", 'words')) STORED NOT NULL,
	"done_words" integer GENERATED ALWAYS AS (count_segments("segments", 'done_words')) STORED NOT NULL,
	"segment_count" integer GENERATED ALWAYS AS (count_segments("segments", 'segments')) STORED NOT NULL,
	"done_segments" integer GENERATED ALWAYS AS (count_segments("segments", 'done_segments')) STORED NOT NULL,
	"stale" integer GENERATED ALWAYS AS (count_segments("segments", 'stale')) STORED NOT NULL,
	"translator_id" bigint,
	"submitted_at" timestamp(3) with time zone,
	"approved_at" timestamp(3) with time zone,
	"approved_by" bigint,
	"released_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "translation_memory" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_memory_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"translated_chapter_id" bigint NOT NULL,
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "translation_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"translated_chapter_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"title" text,
	"segments" jsonb NOT NULL,
	"reason" text,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
DROP INDEX "translation_tasks_words_index";
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD COLUMN "aliases" text;
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD COLUMN "state" text DEFAULT 'proposed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "source_chapters" ADD CONSTRAINT "source_chapters_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_chapters" ADD CONSTRAINT "source_chapters_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_texts" ADD CONSTRAINT "source_texts_source_chapter_id_source_chapters_id_fk" FOREIGN KEY ("source_chapter_id") REFERENCES "public"."source_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_source_chapter_id_source_chapters_id_fk" FOREIGN KEY ("source_chapter_id") REFERENCES "public"."source_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_versions" ADD CONSTRAINT "source_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_chapters" ADD CONSTRAINT "task_chapters_task_id_translation_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."translation_tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_chapters" ADD CONSTRAINT "task_chapters_translated_chapter_id_translated_chapters_id_fk" FOREIGN KEY ("translated_chapter_id") REFERENCES "public"."translated_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translated_chapters" ADD CONSTRAINT "translated_chapters_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translated_chapters" ADD CONSTRAINT "translated_chapters_source_chapter_id_source_chapters_id_fk" FOREIGN KEY ("source_chapter_id") REFERENCES "public"."source_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translated_chapters" ADD CONSTRAINT "translated_chapters_translator_id_users_id_fk" FOREIGN KEY ("translator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translated_chapters" ADD CONSTRAINT "translated_chapters_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_translated_chapter_id_translated_chapters_id_fk" FOREIGN KEY ("translated_chapter_id") REFERENCES "public"."translated_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD CONSTRAINT "translation_versions_translated_chapter_id_translated_chapters_id_fk" FOREIGN KEY ("translated_chapter_id") REFERENCES "public"."translated_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD CONSTRAINT "translation_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "source_chapters_book_id_index" ON "source_chapters" USING btree ("book_id","id");
--> statement-breakpoint
CREATE INDEX "source_chapters_number_index" ON "source_chapters" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "source_chapters_word_count_index" ON "source_chapters" USING btree ("word_count","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "source_chapters_chapter_id_unique" ON "source_chapters" USING btree ("chapter_id");
--> statement-breakpoint
CREATE INDEX "source_chapters_created_at_index" ON "source_chapters" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "source_chapters_book_number_unique" ON "source_chapters" USING btree ("book_id","number");
--> statement-breakpoint
CREATE INDEX "source_chapters_search_index" ON "source_chapters" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "editions_title_index" ON "editions" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "editions_book_id_index" ON "editions" USING btree ("book_id","id");
--> statement-breakpoint
CREATE INDEX "editions_language_index" ON "editions" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "editions_created_at_index" ON "editions" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "editions_book_language_unique" ON "editions" USING btree ("book_id","language");
--> statement-breakpoint
CREATE INDEX "editions_search_index" ON "editions" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "task_chapters_open_unique" ON "task_chapters" USING btree ("translated_chapter_id") WHERE "task_chapters"."is_open";
--> statement-breakpoint
CREATE INDEX "task_chapters_chapter_index" ON "task_chapters" USING btree ("translated_chapter_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "translated_chapters_edition_unique" ON "translated_chapters" USING btree ("edition_id","source_chapter_id");
--> statement-breakpoint
CREATE INDEX "translated_chapters_source_index" ON "translated_chapters" USING btree ("source_chapter_id");
--> statement-breakpoint
CREATE INDEX "translated_chapters_review_index" ON "translated_chapters" USING btree ("submitted_at","id") WHERE "translated_chapters"."state" = 'in_review';
--> statement-breakpoint
CREATE INDEX "translation_memory_chapter_index" ON "translation_memory" USING btree ("translated_chapter_id");
--> statement-breakpoint
CREATE INDEX "translation_memory_book_index" ON "translation_memory" USING btree ("book_id","language");
--> statement-breakpoint
CREATE INDEX "translation_memory_source_index" ON "translation_memory" USING gin ("source" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "translation_versions_chapter_index" ON "translation_versions" USING btree ("translated_chapter_id","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_state_index" ON "dictionary_entries" USING btree ("state","id");
--> statement-breakpoint
ALTER TABLE "translation_tasks" DROP COLUMN "untranslated_chapters";
--> statement-breakpoint
ALTER TABLE "translation_tasks" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "translation_tasks" DROP COLUMN "untranslated_words";
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD CONSTRAINT "dictionary_entries_state_check" CHECK ("dictionary_entries"."state" in ('proposed', 'approved'));
--> statement-breakpoint
update dictionary_entries set state = 'approved';
