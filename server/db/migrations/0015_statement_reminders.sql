CREATE TABLE "bank_holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
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
ALTER TABLE "users" ADD COLUMN "time_zone" text;
--> statement-breakpoint
ALTER TABLE "statement_reminders" ADD CONSTRAINT "statement_reminders_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_holidays_day_unique" ON "bank_holidays" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "bank_holidays_search_index" ON "bank_holidays" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'statement_open', 'statement_due', 'contract_invited', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'chapter_approved', 'chapter_rejected', 'late_release', 'report_decided', 'statement_rejected', 'payment_paid', 'payment_failed'));
