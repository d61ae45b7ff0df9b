CREATE TABLE "chapter_origins" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"part" integer,
	"number" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" DROP CONSTRAINT "chapter_upload_rows_upload_id_position_pk";
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ALTER COLUMN "number" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chapter_upload_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "kind" text DEFAULT 'chapter' NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "heading" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "part" integer;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "paragraph_words" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "title_below" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "scene_breaks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "unread_headings" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" ADD COLUMN "left_out" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_uploads" ADD COLUMN "files" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_uploads" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "chapter_origins" ADD CONSTRAINT "chapter_origins_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "chapter_upload_rows_upload_index" ON "chapter_upload_rows" USING btree ("upload_id","position");
--> statement-breakpoint
ALTER TABLE "chapter_upload_rows" DROP COLUMN "unread_heading";
--> statement-breakpoint
ALTER TABLE "chapter_uploads" DROP COLUMN "words_before";
