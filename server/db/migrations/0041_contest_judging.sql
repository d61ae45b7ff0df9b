CREATE TABLE "contest_judges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_judges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contest_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contest_criteria" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"contest_id" bigint NOT NULL,
	"weight" bigint DEFAULT 1 NOT NULL,
	"hint" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contest_awards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contest_id" bigint NOT NULL,
	"fiction_id" bigint NOT NULL,
	"place" bigint,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"claimed_at" timestamp(3) with time zone,
	"bonus_id" bigint,
	"decided_by_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_awards_state_check" CHECK ("contest_awards"."state" in ('won', 'claimed', 'lapsed'))
);

--> statement-breakpoint
CREATE TABLE "contest_judgings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_judgings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"judge_id" bigint NOT NULL,
	"comment" text,
	"dealt_at" timestamp(3) with time zone NOT NULL,
	"submitted_at" timestamp(3) with time zone
);

--> statement-breakpoint
CREATE TABLE "contest_scores" (
	"judging_id" bigint NOT NULL,
	"criterion_id" bigint NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "contest_scores_judging_id_criterion_id_pk" PRIMARY KEY("judging_id","criterion_id")
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind_check";
--> statement-breakpoint
ALTER TABLE "bonus_details" DROP CONSTRAINT "bonus_details_kind_check";
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "judges_each" bigint DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "dealt_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "decided_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "decision_reason" text;
--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "announced_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "contest_judges" ADD CONSTRAINT "contest_judges_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_judges" ADD CONSTRAINT "contest_judges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_criteria" ADD CONSTRAINT "contest_criteria_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_awards" ADD CONSTRAINT "contest_awards_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_awards" ADD CONSTRAINT "contest_awards_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_awards" ADD CONSTRAINT "contest_awards_bonus_id_bonus_details_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus_details"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_awards" ADD CONSTRAINT "contest_awards_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_judgings" ADD CONSTRAINT "contest_judgings_entry_id_contest_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."contest_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_judgings" ADD CONSTRAINT "contest_judgings_judge_id_users_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_scores" ADD CONSTRAINT "contest_scores_judging_id_contest_judgings_id_fk" FOREIGN KEY ("judging_id") REFERENCES "public"."contest_judgings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_scores" ADD CONSTRAINT "contest_scores_criterion_id_contest_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."contest_criteria"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contest_judges_contest_id_index" ON "contest_judges" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_judges_user_id_index" ON "contest_judges" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "contest_judges_created_at_index" ON "contest_judges" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_judges_user_unique" ON "contest_judges" USING btree ("user_id","contest_id");
--> statement-breakpoint
CREATE INDEX "contest_criteria_contest_id_index" ON "contest_criteria" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_criteria_weight_index" ON "contest_criteria" USING btree ("weight","id");
--> statement-breakpoint
CREATE INDEX "contest_criteria_created_at_index" ON "contest_criteria" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "contest_criteria_search_index" ON "contest_criteria" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contest_awards_contest_id_index" ON "contest_awards" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_fiction_id_index" ON "contest_awards" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_place_index" ON "contest_awards" USING btree ("place","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_state_index" ON "contest_awards" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_bonus_id_index" ON "contest_awards" USING btree ("bonus_id","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_decided_by_id_index" ON "contest_awards" USING btree ("decided_by_id","id");
--> statement-breakpoint
CREATE INDEX "contest_awards_created_at_index" ON "contest_awards" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_awards_prize_unique" ON "contest_awards" USING btree ("fiction_id","contest_id") WHERE "contest_awards"."place" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_awards_incentive_unique" ON "contest_awards" USING btree ("fiction_id","contest_id") WHERE "contest_awards"."place" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_judgings_entry_unique" ON "contest_judgings" USING btree ("entry_id","judge_id");
--> statement-breakpoint
CREATE INDEX "contest_judgings_judge_index" ON "contest_judgings" USING btree ("judge_id","submitted_at");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('note', 'welcome', 'info_locked', 'info_unlocked', 'statement_open', 'statement_due', 'contract_invited', 'contract_taken', 'contract_approved', 'contract_rejected', 'contract_signed', 'contract_expired', 'work_renamed', 'chapter_approved', 'chapter_rejected', 'chapter_released', 'late_release', 'report_decided', 'comments_waiting', 'statement_rejected', 'statement_approved', 'statement_carried', 'bonus_approved', 'bonus_rejected', 'payment_paid', 'payment_failed', 'question_answered', 'contest_entered', 'contest_full', 'contest_result', 'contest_won', 'contest_claim_due', 'contest_lapsed', 'task_assigned', 'task_withdrawn', 'task_moved', 'task_due', 'task_timed_out', 'task_sent_back', 'task_done', 'extension_asked', 'extension_decided'));
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_kind_check" CHECK ("bonus_details"."kind" in ('completion_bonus', 'update_bonus', 'contest_prize', 'addition', 'deduction', 'fine', 'other_income'));
