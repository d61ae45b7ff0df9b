CREATE TABLE "restricted_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restricted_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"language" text NOT NULL,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "restricted_words_language_check" CHECK ("restricted_words"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru'))
);

--> statement-breakpoint
CREATE TABLE "chapter_upload_rows" (
	"upload_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"word_count" integer NOT NULL,
	"repeats_number" boolean NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chapter_upload_rows_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);

--> statement-breakpoint
CREATE TABLE "chapter_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"chapters" integer NOT NULL,
	"words_before" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"replaced" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "release_settings" (
	"fiction_id" bigint PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "due_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD COLUMN "replaced_by" integer;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD CONSTRAINT "chapter_upload_rows_upload_id_chapter_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."chapter_uploads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_uploads" ADD CONSTRAINT "chapter_uploads_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_uploads" ADD CONSTRAINT "chapter_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "release_settings" ADD CONSTRAINT "release_settings_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "restricted_words_word_index" ON "restricted_words" USING btree ("word","id");
--> statement-breakpoint
CREATE INDEX "restricted_words_language_index" ON "restricted_words" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "restricted_words_search_index" ON "restricted_words" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "chapter_upload_rows_expiry_index" ON "chapter_upload_rows" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "chapter_uploads_fiction_index" ON "chapter_uploads" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_uploads_waiting_unique" ON "chapter_uploads" USING btree ("fiction_id") WHERE "chapter_uploads"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "chapters_release_at_index" ON "chapters" USING btree ("release_at","id");
