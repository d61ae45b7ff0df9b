CREATE TABLE "bonus_details" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"remark" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"author_id" bigint,
	"created_by_id" bigint,
	"decided_by_id" bigint,
	"reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"once_key" text,
	CONSTRAINT "bonus_details_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "bonus_details_kind_check" CHECK ("bonus_details"."kind" in ('completion_bonus', 'update_bonus', 'addition', 'deduction', 'fine')),
	CONSTRAINT "bonus_details_status_check" CHECK ("bonus_details"."status" in ('pending', 'approved', 'rejected'))
);

--> statement-breakpoint
CREATE TABLE "revenue_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"status" text DEFAULT 'imported' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"line_count" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"author_amount" bigint NOT NULL,
	"imported_by_id" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"live_hash" text,
	CONSTRAINT "revenue_imports_live_hash_unique" UNIQUE("live_hash"),
	CONSTRAINT "revenue_imports_status_check" CHECK ("revenue_imports"."status" in ('imported', 'reversed'))
);

--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" bigint,
	CONSTRAINT "ledger_accounts_number_unique" UNIQUE("number")
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount" <> 0)
);

--> statement-breakpoint
CREATE TABLE "ledger_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"closed_by" bigint,
	"confirm_from" timestamp(3) with time zone,
	"confirm_until" timestamp(3) with time zone
);

--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"month" text NOT NULL,
	"day" date NOT NULL,
	"fiction_id" bigint,
	"language" text,
	"app" text,
	"remark" text,
	"made_by" bigint,
	"made_at" timestamp(3) with time zone NOT NULL,
	"reverses_id" bigint,
	"written_in" bigint DEFAULT txid_current() NOT NULL,
	CONSTRAINT "ledger_postings_source_unique" UNIQUE("source"),
	CONSTRAINT "ledger_postings_reverses_id_unique" UNIQUE("reverses_id")
);

--> statement-breakpoint
CREATE TABLE "payment_infos" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"payment_type" text NOT NULL,
	"is_add_up" integer,
	"account_name" text,
	"bank_no" text,
	"account_bank" text,
	"country_id_by_bank" text,
	"payee_bank_address" text,
	"swift_code" text,
	"country_id_by_payee" text,
	"postcode" text,
	"payee_address" text,
	"remark" text,
	"payee" text,
	"payee_account" text,
	"paypal_remark" text,
	"payoneer_payee" text,
	"payoneer_account" text,
	"payoneer_comment" text,
	"hold_until" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payroll_batch_items" (
	"payroll_id" bigint PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payroll_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_type" text NOT NULL,
	"exported_by" bigint NOT NULL,
	"exported_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "revenue_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"app" text NOT NULL,
	"day" date NOT NULL,
	"fiction_id" bigint NOT NULL,
	"language" text NOT NULL,
	"royalty" bigint NOT NULL,
	"ad" bigint NOT NULL,
	"gift" bigint NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statement_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"payment_type" text NOT NULL,
	"payment" jsonb NOT NULL,
	"invoice_num" text,
	"invoice" text,
	"invoice_hash" text,
	"signature" text,
	"signature_hash" text,
	"signer_id" bigint NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "statement_snapshots" (
	"statement_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "line_key" text;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "additions" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "adjustment" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "carried_in" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "carried_forward" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "resubmit_by" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "hash" text;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "once_key" text;
--> statement-breakpoint
ALTER TABLE "payroll" ADD COLUMN "approved_by" bigint;
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD CONSTRAINT "revenue_imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_months" ADD CONSTRAINT "ledger_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_reverses_id_ledger_postings_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_infos" ADD CONSTRAINT "payment_infos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payroll_batch_items" ADD CONSTRAINT "payroll_batch_items_payroll_id_payroll_id_fk" FOREIGN KEY ("payroll_id") REFERENCES "public"."payroll"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payroll_batch_items" ADD CONSTRAINT "payroll_batch_items_batch_id_payroll_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payroll_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payroll_batches" ADD CONSTRAINT "payroll_batches_exported_by_users_id_fk" FOREIGN KEY ("exported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenue_lines" ADD CONSTRAINT "revenue_lines_import_id_revenue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."revenue_imports"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenue_lines" ADD CONSTRAINT "revenue_lines_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_confirmations" ADD CONSTRAINT "statement_confirmations_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_confirmations" ADD CONSTRAINT "statement_confirmations_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_snapshots" ADD CONSTRAINT "statement_snapshots_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bonus_details_fiction_id_index" ON "bonus_details" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_kind_index" ON "bonus_details" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_day_index" ON "bonus_details" USING btree ("day","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_status_index" ON "bonus_details" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_author_id_index" ON "bonus_details" USING btree ("author_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_created_by_id_index" ON "bonus_details" USING btree ("created_by_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_decided_by_id_index" ON "bonus_details" USING btree ("decided_by_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_created_at_index" ON "bonus_details" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "revenue_imports_status_index" ON "revenue_imports" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "revenue_imports_last_day_index" ON "revenue_imports" USING btree ("last_day","id");
--> statement-breakpoint
CREATE INDEX "revenue_imports_imported_by_id_index" ON "revenue_imports" USING btree ("imported_by_id","id");
--> statement-breakpoint
CREATE INDEX "revenue_imports_created_at_index" ON "revenue_imports" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "revenue_imports_search_index" ON "revenue_imports" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner_index" ON "ledger_accounts" USING btree ("owner_id","kind");
--> statement-breakpoint
CREATE INDEX "ledger_entries_posting_index" ON "ledger_entries" USING btree ("posting_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account_index" ON "ledger_entries" USING btree ("account_id","kind");
--> statement-breakpoint
CREATE INDEX "ledger_postings_month_index" ON "ledger_postings" USING btree ("month","id");
--> statement-breakpoint
CREATE INDEX "ledger_postings_fiction_index" ON "ledger_postings" USING btree ("fiction_id","day");
--> statement-breakpoint
CREATE INDEX "payroll_batch_items_batch_index" ON "payroll_batch_items" USING btree ("batch_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_lines_counted_unique" ON "revenue_lines" USING btree ("fiction_id","day","app","language") WHERE not reversed;
--> statement-breakpoint
CREATE INDEX "revenue_lines_import_index" ON "revenue_lines" USING btree ("import_id");
--> statement-breakpoint
CREATE INDEX "statement_confirmations_statement_index" ON "statement_confirmations" USING btree ("statement_id","id");
--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "statements_carried_forward_index" ON "statements" USING btree ("carried_forward","id");
--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_line_key_unique" UNIQUE("line_key");
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_once_key_unique" UNIQUE("once_key");
