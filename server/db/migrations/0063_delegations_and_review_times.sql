CREATE TABLE "delegations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delegations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"note" text,
	"given_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "delegations_record_by_unique" UNIQUE("resource","record_id","by_id")
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "chapter_reviews" ADD COLUMN "submitted_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "delegations_to_id_index" ON "delegations" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "chapter_reviews_created_index" ON "chapter_reviews" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'clause_coming', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'editor_changed', 'absence_set', 'substitution_set', 'absence_withdrawn', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'contest_entered', 'contest_full', 'contest_result', 'contest_won', 'contest_claim_due', 'contest_lapsed', 'contest_entry_due', 'contest_unsigned', 'contest_left', 'contest_cancelled', 'contest_incentive', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_source_changed', 'task_submitted', 'task_done', 'extension_asked', 'extension_decided', 'record_note', 'record_given'));
