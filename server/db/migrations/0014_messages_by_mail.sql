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
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "announcements_due_index" ON "announcements" USING btree ("send_at","id") WHERE "announcements"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "comments_reported_index" ON "comments" USING btree ("reported_at","id") WHERE "comments"."report_status" is not null;
--> statement-breakpoint
CREATE INDEX "comments_removed_index" ON "comments" USING btree ("reader_id") WHERE "comments"."report_status" = 'removed';
--> statement-breakpoint
CREATE INDEX "messages_mail_index" ON "messages" USING btree ("mail_at","user_id") WHERE "messages"."mail_at" is not null;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_once_key_unique" UNIQUE("once_key");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'contract_invited', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'chapter_approved', 'chapter_rejected', 'late_release', 'report_decided', 'statement_ready', 'statement_rejected', 'payment_paid', 'payment_failed'));
