create function digest_paragraphs(paragraphs jsonb) returns text immutable parallel safe language sql as $$
  select coalesce(md5(string_agg(paragraph->>'text', E'\n\n' order by place)), '')
  from jsonb_array_elements(paragraphs) with ordinality as given (paragraph, place)
$$;
--> statement-breakpoint
CREATE TABLE "source_import_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'chapter' NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"number" integer,
	"part" integer,
	"title" text,
	"title_below" boolean DEFAULT false NOT NULL,
	"taken" boolean DEFAULT true NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"digest" text GENERATED ALWAYS AS (digest_paragraphs("paragraphs")) STORED NOT NULL,
	"word_count" integer NOT NULL,
	"unread_headings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chapter_id" bigint
);

--> statement-breakpoint
CREATE TABLE "source_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text,
	"files" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "source_texts" ADD COLUMN "digest" text GENERATED ALWAYS AS (digest_paragraphs("paragraphs")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "source_import_rows" ADD CONSTRAINT "source_import_rows_import_id_source_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."source_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_import_rows" ADD CONSTRAINT "source_import_rows_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_imports" ADD CONSTRAINT "source_imports_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_imports" ADD CONSTRAINT "source_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "source_import_rows_import_index" ON "source_import_rows" USING btree ("import_id","position");
--> statement-breakpoint
CREATE INDEX "source_import_rows_chapter_index" ON "source_import_rows" USING btree ("chapter_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "source_imports_book_unique" ON "source_imports" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "source_imports_expiry_index" ON "source_imports" USING btree ("expires_at");
