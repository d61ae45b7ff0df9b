CREATE TABLE "contract_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"attempt" bigint NOT NULL,
	"status" text DEFAULT 'applying' NOT NULL,
	"type" text NOT NULL,
	"editor_id" bigint,
	"random_editor" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"first_paywall_chapter" bigint DEFAULT 9 NOT NULL,
	"word_count" bigint NOT NULL,
	"expected_words" bigint NOT NULL,
	"push_lines" text NOT NULL,
	"short_copy" text NOT NULL,
	"outline" text NOT NULL,
	"other_platforms" text,
	"screenshot" text,
	"chapters_file" text,
	"referee_name" text,
	"rejection_notice" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_applications_status_check" CHECK ("contract_applications"."status" in ('not_signed', 'applying', 'editor_review', 'signature_verification', 'contract_review', 'signed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "contract_applications_type_check" CHECK ("contract_applications"."type" in ('exclusive', 'non_exclusive'))
);

--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fiction_id" bigint NOT NULL,
	"editor_id" bigint NOT NULL,
	"note" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"delay" text,
	"answered_at" timestamp(3) with time zone,
	"again_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "invitations_status_check" CHECK ("invitations"."status" in ('pending', 'accepted', 'refused')),
	CONSTRAINT "invitations_reason_check" CHECK ("invitations"."reason" in ('dislike_editor', 'not_now')),
	CONSTRAINT "invitations_delay_check" CHECK ("invitations"."delay" in ('days_15', 'month_1', 'months_3', 'never'))
);

--> statement-breakpoint
CREATE TABLE "contract_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_templates_type_check" CHECK ("contract_templates"."type" in ('exclusive', 'non_exclusive'))
);

--> statement-breakpoint
CREATE TABLE "contract_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"language" text NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_terms_language_check" CHECK ("contract_terms"."language" in ('en', 'zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr'))
);

--> statement-breakpoint
CREATE TABLE "maintenance_windows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_windows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"fiction_id" bigint PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "application_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"step" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" bigint,
	"reason" text,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"paper" boolean DEFAULT false NOT NULL,
	"template_id" bigint,
	"document" text,
	"document_hash" text,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"signer_id" bigint,
	"signature" text,
	"signature_hash" text,
	"signed_at" timestamp(3) with time zone,
	"signer_address" text,
	"signer_agent" text,
	"confirmed_by" bigint,
	"confirmed_at" timestamp(3) with time zone,
	"certificate" text,
	"certificate_hash" text,
	CONSTRAINT "contracts_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "contracts_number_unique" UNIQUE("number")
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "contract_applications" ADD CONSTRAINT "contract_applications_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_applications" ADD CONSTRAINT "contract_applications_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_terms" ADD CONSTRAINT "contract_terms_template_id_contract_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."contract_templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_contract_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."contract_applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_application_id_contract_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."contract_applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_id_contract_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."contract_templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contract_applications_fiction_id_index" ON "contract_applications" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "contract_applications_status_index" ON "contract_applications" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "contract_applications_type_index" ON "contract_applications" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "contract_applications_editor_id_index" ON "contract_applications" USING btree ("editor_id","id");
--> statement-breakpoint
CREATE INDEX "contract_applications_applied_at_index" ON "contract_applications" USING btree ("applied_at","id");
--> statement-breakpoint
CREATE INDEX "invitations_fiction_id_index" ON "invitations" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "invitations_editor_id_index" ON "invitations" USING btree ("editor_id","id");
--> statement-breakpoint
CREATE INDEX "invitations_status_index" ON "invitations" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "invitations_reason_index" ON "invitations" USING btree ("reason","id");
--> statement-breakpoint
CREATE INDEX "invitations_created_at_index" ON "invitations" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "contract_templates_type_index" ON "contract_templates" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "contract_templates_created_at_index" ON "contract_templates" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "contract_templates_search_index" ON "contract_templates" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contract_terms_template_id_index" ON "contract_terms" USING btree ("template_id","id");
--> statement-breakpoint
CREATE INDEX "contract_terms_language_index" ON "contract_terms" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "contract_terms_created_at_index" ON "contract_terms" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "maintenance_windows_starts_at_index" ON "maintenance_windows" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "maintenance_windows_ends_at_index" ON "maintenance_windows" USING btree ("ends_at","id");
--> statement-breakpoint
CREATE INDEX "maintenance_windows_search_index" ON "maintenance_windows" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "application_steps_application_index" ON "application_steps" USING btree ("application_id","id");
