create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "fictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cover" text NOT NULL,
	"title" text NOT NULL,
	"author_id" bigint NOT NULL,
	"language" text NOT NULL,
	"genre" text NOT NULL,
	"status" text DEFAULT 'ongoing' NOT NULL,
	"contract_status" text DEFAULT 'not_signed' NOT NULL,
	"contract_type" text,
	"word_count" bigint DEFAULT 0 NOT NULL,
	"chapter_count" bigint DEFAULT 0 NOT NULL,
	"editor_id" bigint,
	"share_proportion" numeric(18, 4) DEFAULT 0.5 NOT NULL,
	"first_paywall_chapter" bigint DEFAULT 9 NOT NULL,
	"channel" text NOT NULL,
	"rating" text NOT NULL,
	"lead_role" text NOT NULL,
	"synopsis" text,
	"plot_tags" text[] DEFAULT '{}' NOT NULL,
	"identity_tags" text[] DEFAULT '{}' NOT NULL,
	"character_tags" text[] DEFAULT '{}' NOT NULL,
	"background_tags" text[] DEFAULT '{}' NOT NULL,
	"application_count" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "fictions_language_check" CHECK ("fictions"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru')),
	CONSTRAINT "fictions_status_check" CHECK ("fictions"."status" in ('ongoing', 'completed')),
	CONSTRAINT "fictions_contract_status_check" CHECK ("fictions"."contract_status" in ('not_signed', 'applying', 'editor_review', 'signature_verification', 'contract_review', 'signed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "fictions_contract_type_check" CHECK ("fictions"."contract_type" in ('exclusive', 'non_exclusive')),
	CONSTRAINT "fictions_channel_check" CHECK ("fictions"."channel" in ('female', 'male', 'general')),
	CONSTRAINT "fictions_rating_check" CHECK ("fictions"."rating" in ('everyone', 'teen', 'mature', 'adult'))
);

--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"title" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"word_count" bigint DEFAULT 0 NOT NULL,
	"release_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"rejection_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "chapters_status_check" CHECK ("chapters"."status" in ('draft', 'pending_review', 'pending_publish', 'published', 'rejected'))
);

--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"fiction_id" bigint NOT NULL,
	"chapter_id" bigint,
	"reader_name" text NOT NULL,
	"content" text NOT NULL,
	"like_count" bigint DEFAULT 0 NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "comments_type_check" CHECK ("comments"."type" in ('book', 'chapter'))
);

--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"category" text DEFAULT 'system' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "messages_category_check" CHECK ("messages"."category" in ('system', 'sign', 'story'))
);

--> statement-breakpoint
CREATE TABLE "business_books" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"chinese_name" text,
	"remote_id" text,
	"fiction_id" bigint,
	"author" text NOT NULL,
	"original_author_id" bigint,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"grade" text DEFAULT 'B' NOT NULL,
	"share_proportion" numeric(18, 4) DEFAULT 0.5 NOT NULL,
	"signing_start" date,
	"signing_end" date,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "business_books_language_check" CHECK ("business_books"."language" in ('en', 'zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr')),
	CONSTRAINT "business_books_grade_check" CHECK ("business_books"."grade" in ('S', 'A', 'B', 'C'))
);

--> statement-breakpoint
CREATE TABLE "translation_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"translator_id" bigint NOT NULL,
	"first_chapter" bigint NOT NULL,
	"last_chapter" bigint NOT NULL,
	"words" bigint NOT NULL,
	"untranslated_chapters" bigint DEFAULT 0 NOT NULL,
	"untranslated_words" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending_translation' NOT NULL,
	"received_on" date,
	"ends_on" date NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "translation_tasks_language_check" CHECK ("translation_tasks"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru')),
	CONSTRAINT "translation_tasks_status_check" CHECK ("translation_tasks"."status" in ('pending_translation', 'ongoing', 'done', 'time_out', 'rejected'))
);

--> statement-breakpoint
CREATE TABLE "extension_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extension_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" bigint NOT NULL,
	"days" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "extension_requests_status_check" CHECK ("extension_requests"."status" in ('pending', 'approved', 'rejected'))
);

--> statement-breakpoint
CREATE TABLE "dictionary_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"translation" text NOT NULL,
	"type" text DEFAULT 'person' NOT NULL,
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"first_appearance" bigint,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "dictionary_entries_type_check" CHECK ("dictionary_entries"."type" in ('person', 'place', 'company', 'other')),
	CONSTRAINT "dictionary_entries_language_check" CHECK ("dictionary_entries"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru'))
);

--> statement-breakpoint
CREATE TABLE "incomes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"fiction_id" bigint NOT NULL,
	"language" text NOT NULL,
	"royalty_income" bigint DEFAULT 0 NOT NULL,
	"ad_income" bigint DEFAULT 0 NOT NULL,
	"gift_income" bigint DEFAULT 0 NOT NULL,
	"total_income_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "incomes_language_check" CHECK ("incomes"."language" in ('en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru'))
);

--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"month" text NOT NULL,
	"royalty_share" bigint DEFAULT 0 NOT NULL,
	"ad_share" bigint DEFAULT 0 NOT NULL,
	"gift_share" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"fine" bigint DEFAULT 0 NOT NULL,
	"amount_payable" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "statements_status_check" CHECK ("statements"."status" in ('pending', 'submitted', 'under_review', 'approved', 'rejected', 'paid'))
);

--> statement-breakpoint
CREATE TABLE "payroll" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"month" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"paid_on" date,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "payroll_payment_type_check" CHECK ("payroll"."payment_type" in ('bank', 'paypal', 'payoneer')),
	CONSTRAINT "payroll_status_check" CHECK ("payroll"."status" in ('pending', 'approved', 'paid', 'failed'))
);

--> statement-breakpoint
CREATE TABLE "editors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"whatsapp" text,
	"languages" text[] NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_name" text NOT NULL,
	"pen_name" text,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"avatar" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"user_name_key" text NOT NULL,
	"email_key" text NOT NULL,
	"pen_name_key" text,
	"password_hash" text NOT NULL,
	CONSTRAINT "users_user_name_key_unique" UNIQUE("user_name_key"),
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_pen_name_key_unique" UNIQUE("pen_name_key"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('content_manager', 'translator', 'editor', 'translation_auditor', 'original_author', 'work_auditor', 'finance_manager', 'cashier', 'author_unsigned', 'author_signed')),
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'blocked'))
);

--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"group" text NOT NULL,
	"position" bigint NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "tags_group_check" CHECK ("tags"."group" in ('genre', 'plot', 'identity', 'character', 'background'))
);

--> statement-breakpoint
CREATE TABLE "audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"user_id" bigint,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chapter_texts" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "once_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "once_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
ALTER TABLE "fictions" ADD CONSTRAINT "fictions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fictions" ADD CONSTRAINT "fictions_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "business_books" ADD CONSTRAINT "business_books_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "business_books" ADD CONSTRAINT "business_books_original_author_id_users_id_fk" FOREIGN KEY ("original_author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_translator_id_users_id_fk" FOREIGN KEY ("translator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extension_requests" ADD CONSTRAINT "extension_requests_task_id_translation_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."translation_tasks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD CONSTRAINT "dictionary_entries_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editors" ADD CONSTRAINT "editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_texts" ADD CONSTRAINT "chapter_texts_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "once_keys" ADD CONSTRAINT "once_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "fictions_author_id_index" ON "fictions" USING btree ("author_id","id");
--> statement-breakpoint
CREATE INDEX "fictions_language_index" ON "fictions" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "fictions_status_index" ON "fictions" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "fictions_contract_status_index" ON "fictions" USING btree ("contract_status","id");
--> statement-breakpoint
CREATE INDEX "fictions_contract_type_index" ON "fictions" USING btree ("contract_type","id");
--> statement-breakpoint
CREATE INDEX "fictions_editor_id_index" ON "fictions" USING btree ("editor_id","id");
--> statement-breakpoint
CREATE INDEX "fictions_updated_at_index" ON "fictions" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "fictions_search_index" ON "fictions" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "chapters_fiction_id_index" ON "chapters" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "chapters_status_index" ON "chapters" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "chapters_published_at_index" ON "chapters" USING btree ("published_at","id");
--> statement-breakpoint
CREATE INDEX "chapters_updated_at_index" ON "chapters" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "chapters_search_index" ON "chapters" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comments_type_index" ON "comments" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "comments_fiction_id_index" ON "comments" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "comments_chapter_id_index" ON "comments" USING btree ("chapter_id","id");
--> statement-breakpoint
CREATE INDEX "comments_is_read_index" ON "comments" USING btree ("is_read","id");
--> statement-breakpoint
CREATE INDEX "comments_created_at_index" ON "comments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "comments_search_index" ON "comments" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "messages_user_id_index" ON "messages" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "messages_category_index" ON "messages" USING btree ("category","id");
--> statement-breakpoint
CREATE INDEX "messages_is_read_index" ON "messages" USING btree ("is_read","id");
--> statement-breakpoint
CREATE INDEX "messages_created_at_index" ON "messages" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "messages_search_index" ON "messages" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "business_books_title_index" ON "business_books" USING btree ("title","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_books_remote_id_unique" ON "business_books" USING btree ("remote_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_books_fiction_id_unique" ON "business_books" USING btree ("fiction_id");
--> statement-breakpoint
CREATE INDEX "business_books_original_author_id_index" ON "business_books" USING btree ("original_author_id","id");
--> statement-breakpoint
CREATE INDEX "business_books_language_index" ON "business_books" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "business_books_grade_index" ON "business_books" USING btree ("grade","id");
--> statement-breakpoint
CREATE INDEX "business_books_signing_end_index" ON "business_books" USING btree ("signing_end","id");
--> statement-breakpoint
CREATE INDEX "business_books_search_index" ON "business_books" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "translation_tasks_book_id_index" ON "translation_tasks" USING btree ("book_id","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_language_index" ON "translation_tasks" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_translator_id_index" ON "translation_tasks" USING btree ("translator_id","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_status_index" ON "translation_tasks" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_ends_on_index" ON "translation_tasks" USING btree ("ends_on","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_created_at_index" ON "translation_tasks" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "extension_requests_task_id_index" ON "extension_requests" USING btree ("task_id","id");
--> statement-breakpoint
CREATE INDEX "extension_requests_status_index" ON "extension_requests" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "extension_requests_created_at_index" ON "extension_requests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_term_index" ON "dictionary_entries" USING btree ("term","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_type_index" ON "dictionary_entries" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_book_id_index" ON "dictionary_entries" USING btree ("book_id","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_language_index" ON "dictionary_entries" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_search_index" ON "dictionary_entries" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "incomes_month_index" ON "incomes" USING btree ("month","id");
--> statement-breakpoint
CREATE INDEX "incomes_fiction_id_index" ON "incomes" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "incomes_language_index" ON "incomes" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "statements_author_id_index" ON "statements" USING btree ("author_id","id");
--> statement-breakpoint
CREATE INDEX "statements_month_index" ON "statements" USING btree ("month","id");
--> statement-breakpoint
CREATE INDEX "statements_status_index" ON "statements" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "payroll_author_id_index" ON "payroll" USING btree ("author_id","id");
--> statement-breakpoint
CREATE INDEX "payroll_month_index" ON "payroll" USING btree ("month","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_statement_id_unique" ON "payroll" USING btree ("statement_id");
--> statement-breakpoint
CREATE INDEX "payroll_payment_type_index" ON "payroll" USING btree ("payment_type","id");
--> statement-breakpoint
CREATE INDEX "payroll_status_index" ON "payroll" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "editors_name_index" ON "editors" USING btree ("name","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "editors_email_unique" ON "editors" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "editors_user_id_unique" ON "editors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "editors_search_index" ON "editors" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_unique" ON "users" USING btree ("user_name");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role","id");
--> statement-breakpoint
CREATE INDEX "users_status_index" ON "users" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_code_unique" ON "tags" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "tags_group_index" ON "tags" USING btree ("group","id");
--> statement-breakpoint
CREATE INDEX "tags_position_index" ON "tags" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "tags_offered_index" ON "tags" USING btree ("offered","id");
--> statement-breakpoint
CREATE INDEX "tags_search_index" ON "tags" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "audits_record_index" ON "audits" USING btree ("entity","record_id","id");
--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");
