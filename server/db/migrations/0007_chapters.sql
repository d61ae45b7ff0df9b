CREATE TABLE "chapter_reads" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"reads" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chapter_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"approved" boolean NOT NULL,
	"reason" text,
	"notes" jsonb NOT NULL,
	"reviewer_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chapter_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" bigint NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"word_count" integer NOT NULL,
	"cause" text NOT NULL,
	"batch_id" uuid,
	"user_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "completion_audits" (
	"fiction_id" bigint PRIMARY KEY NOT NULL,
	"applied_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "daily_words" (
	"fiction_id" bigint NOT NULL,
	"day" date NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "daily_words_fiction_id_day_pk" PRIMARY KEY("fiction_id","day")
);

--> statement-breakpoint
CREATE TABLE "deleted_chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"word_count" integer NOT NULL,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "live_texts" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"word_count" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "fictions" ADD COLUMN "written_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "revision_status" text;
--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "submitted_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "publish_when_approved" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_reads" ADD CONSTRAINT "chapter_reads_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_reviews" ADD CONSTRAINT "chapter_reviews_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_reviews" ADD CONSTRAINT "chapter_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD CONSTRAINT "chapter_versions_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chapter_versions" ADD CONSTRAINT "chapter_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "completion_audits" ADD CONSTRAINT "completion_audits_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "daily_words" ADD CONSTRAINT "daily_words_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_chapters" ADD CONSTRAINT "deleted_chapters_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "live_texts" ADD CONSTRAINT "live_texts_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "chapter_reviews_chapter_index" ON "chapter_reviews" USING btree ("chapter_id","id");
--> statement-breakpoint
CREATE INDEX "chapter_versions_chapter_index" ON "chapter_versions" USING btree ("chapter_id","id");
--> statement-breakpoint
CREATE INDEX "chapter_versions_batch_index" ON "chapter_versions" USING btree ("batch_id");
--> statement-breakpoint
CREATE INDEX "deleted_chapters_fiction_index" ON "deleted_chapters" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "deleted_chapters_expiry_index" ON "deleted_chapters" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "chapters_revision_status_index" ON "chapters" USING btree ("revision_status","id");
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_revision_status_check" CHECK ("chapters"."revision_status" in ('draft', 'pending_review', 'pending_publish', 'rejected'));

--> statement-breakpoint
UPDATE "chapter_texts" SET "content" = '<p>' || replace(replace(replace(replace("content", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n\n', '</p><p>') || '</p>';
--> statement-breakpoint
UPDATE "fictions" SET "written_at" = "updated_at" WHERE "chapter_count" > 0;
--> statement-breakpoint
INSERT INTO "daily_words" SELECT "fiction_id", ("created_at" at time zone '+08')::date, sum("word_count") FROM "chapters" GROUP BY 1, 2;
