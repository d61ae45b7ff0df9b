CREATE TABLE "editor_absences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editor_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"editor_id" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"languages" text[] NOT NULL,
	"substitute_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "editor_absences" ADD CONSTRAINT "editor_absences_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editor_absences" ADD CONSTRAINT "editor_absences_substitute_id_editors_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "editor_absences_editor_id_index" ON "editor_absences" USING btree ("editor_id","id");
--> statement-breakpoint
CREATE INDEX "editor_absences_starts_on_index" ON "editor_absences" USING btree ("starts_on","id");
--> statement-breakpoint
CREATE INDEX "editor_absences_ends_on_index" ON "editor_absences" USING btree ("ends_on","id");
--> statement-breakpoint
CREATE INDEX "editor_absences_substitute_id_index" ON "editor_absences" USING btree ("substitute_id","id");
--> statement-breakpoint
CREATE INDEX "editor_absences_created_at_index" ON "editor_absences" USING btree ("created_at","id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'clause_coming', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'editor_changed', 'absence_set', 'substitution_set', 'absence_withdrawn', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'contest_entered', 'contest_full', 'contest_result', 'contest_won', 'contest_claim_due', 'contest_lapsed', 'contest_entry_due', 'contest_unsigned', 'contest_left', 'contest_cancelled', 'contest_incentive', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_source_changed', 'task_submitted', 'task_done', 'extension_asked', 'extension_decided'));
