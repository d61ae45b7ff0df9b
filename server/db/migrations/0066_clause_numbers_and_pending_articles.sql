ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_revision" bigint;
--> statement-breakpoint
ALTER TABLE "clause_editions" ADD COLUMN "numbers" jsonb;
--> statement-breakpoint
ALTER TABLE "clause_editions" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
--> statement-breakpoint
CREATE INDEX "articles_pending_index" ON "articles" USING btree ("pending","id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'clause_coming', 'clause_withdrawn', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'editor_changed', 'absence_set', 'substitution_set', 'absence_withdrawn', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'contest_entered', 'contest_full', 'contest_result', 'contest_won', 'contest_claim_due', 'contest_lapsed', 'contest_entry_due', 'contest_unsigned', 'contest_left', 'contest_cancelled', 'contest_incentive', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_source_changed', 'task_submitted', 'task_done', 'extension_asked', 'extension_decided', 'record_note', 'record_given'));
