ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "clause_editions" ADD COLUMN "reached_id" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "clause_editions" ADD COLUMN "notified_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'clause_coming', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'contest_entered', 'contest_full', 'contest_result', 'contest_won', 'contest_claim_due', 'contest_lapsed', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_done', 'extension_asked', 'extension_decided'));
