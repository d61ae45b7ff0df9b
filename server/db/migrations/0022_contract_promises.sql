CREATE TABLE "application_payments" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"payment_type" text NOT NULL,
	"is_add_up" integer,
	"payment" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "application_payments" ADD CONSTRAINT "application_payments_application_id_contract_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."contract_applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered'));
--> statement-breakpoint
UPDATE "invitations" SET "again_at" = NULL WHERE "again_at" > '9000-01-01';
