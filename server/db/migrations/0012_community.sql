CREATE TABLE "blocked_readers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"reader_id" text NOT NULL,
	"reader_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "title" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "content" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "report_status" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "report_reason" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "report_note" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_id" bigint;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "user_id" bigint;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reader_id" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "source" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "external_id" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "answered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "liked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'note' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "args" jsonb;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fiction_id" bigint;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "chapter_id" bigint;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cleared" uuid;
--> statement-breakpoint
ALTER TABLE "blocked_readers" ADD CONSTRAINT "blocked_readers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "blocked_readers_author_index" ON "blocked_readers" USING btree ("author_id","reader_id");
--> statement-breakpoint
CREATE INDEX "saved_replies_user_index" ON "saved_replies" USING btree ("user_id","id");
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "comments_hidden_index" ON "comments" USING btree ("hidden","id");
--> statement-breakpoint
CREATE INDEX "comments_report_status_index" ON "comments" USING btree ("report_status","id");
--> statement-breakpoint
CREATE INDEX "comments_report_reason_index" ON "comments" USING btree ("report_reason","id");
--> statement-breakpoint
CREATE INDEX "comments_unanswered_index" ON "comments" USING btree ("fiction_id","answered","created_at","id") WHERE "comments"."parent_id" is null;
--> statement-breakpoint
CREATE INDEX "comments_newest_index" ON "comments" USING btree ("fiction_id","created_at","id") WHERE "comments"."parent_id" is null;
--> statement-breakpoint
CREATE INDEX "comments_unread_index" ON "comments" USING btree ("fiction_id") WHERE not "comments"."is_read" and "comments"."hidden" is null;
--> statement-breakpoint
CREATE INDEX "comments_parent_index" ON "comments" USING btree ("parent_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "comments_pinned_unique" ON "comments" USING btree ("fiction_id") WHERE "comments"."pinned";
--> statement-breakpoint
CREATE UNIQUE INDEX "comments_source_unique" ON "comments" USING btree ("source","external_id");
--> statement-breakpoint
CREATE INDEX "messages_kind_index" ON "messages" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "messages_fiction_index" ON "messages" USING btree ("fiction_id");
--> statement-breakpoint
CREATE INDEX "messages_chapter_index" ON "messages" USING btree ("chapter_id");
--> statement-breakpoint
CREATE INDEX "messages_unread_index" ON "messages" USING btree ("user_id") WHERE not "messages"."is_read" and "messages"."cleared" is null;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_check" CHECK ("comments"."hidden" in ('author', 'staff'));
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_report_status_check" CHECK ("comments"."report_status" in ('open', 'kept', 'removed'));
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_report_reason_check" CHECK ("comments"."report_reason" in ('spam', 'abuse', 'spoiler', 'piracy', 'other'));
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'contract_invited', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'chapter_approved', 'chapter_rejected', 'late_release'));
