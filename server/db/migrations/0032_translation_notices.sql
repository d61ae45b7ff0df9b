CREATE TABLE "task_reminders" (
	"task_id" bigint NOT NULL,
	"ends_on" date NOT NULL,
	"reminder" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "task_reminders_task_id_ends_on_reminder_pk" PRIMARY KEY("task_id","ends_on","reminder")
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "task_id" bigint;
--> statement-breakpoint
ALTER TABLE "translation_tasks" ADD COLUMN "manager_id" bigint;
--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_task_id_translation_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."translation_tasks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_task_id_translation_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."translation_tasks"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "messages_task_index" ON "messages" USING btree ("task_id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_manager_id_index" ON "translation_tasks" USING btree ("manager_id","id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_done', 'extension_asked', 'extension_decided'));
