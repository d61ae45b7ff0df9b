CREATE TABLE "bank_holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"audience" jsonb NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"send_at" timestamp(3) with time zone NOT NULL,
	"created_by_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"reached_id" bigint DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "announcements_status_check" CHECK ("announcements"."status" in ('scheduled', 'sending', 'sent', 'cancelled'))
);

--> statement-breakpoint
CREATE TABLE "statement_question_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_question_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"by_staff" boolean NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statement_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"line" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "statement_questions_status_check" CHECK ("statement_questions"."status" in ('open', 'answered', 'closed'))
);

--> statement-breakpoint
CREATE TABLE "statement_reminders" (
	"statement_id" bigint NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"reminder" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "statement_reminders_statement_id_until_reminder_pk" PRIMARY KEY("statement_id","until","reminder")
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reported_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mail_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "once_key" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_question_notes" ADD CONSTRAINT "statement_question_notes_question_id_statement_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."statement_questions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_question_notes" ADD CONSTRAINT "statement_question_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_questions" ADD CONSTRAINT "statement_questions_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_reminders" ADD CONSTRAINT "statement_reminders_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_holidays_day_unique" ON "bank_holidays" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "bank_holidays_search_index" ON "bank_holidays" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "announcements_due_index" ON "announcements" USING btree ("send_at","id") WHERE "announcements"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "statement_question_notes_question_index" ON "statement_question_notes" USING btree ("question_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_questions_line_unique" ON "statement_questions" USING btree ("statement_id","line");
--> statement-breakpoint
CREATE INDEX "statement_questions_status_index" ON "statement_questions" USING btree ("status","updated_at","id");
--> statement-breakpoint
CREATE INDEX "comments_reported_index" ON "comments" USING btree ("reported_at","id") WHERE "comments"."report_status" is not null;
--> statement-breakpoint
CREATE INDEX "comments_removed_index" ON "comments" USING btree ("reader_id") WHERE "comments"."report_status" = 'removed';
--> statement-breakpoint
CREATE INDEX "messages_mail_index" ON "messages" USING btree ("mail_at","user_id") WHERE "messages"."mail_at" is not null;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_once_key_unique" UNIQUE("once_key");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'statement_open', 'statement_due', 'contract_invited', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'chapter_approved', 'chapter_rejected', 'late_release', 'report_decided', 'statement_rejected', 'payment_paid', 'payment_failed', 'question_answered'));
