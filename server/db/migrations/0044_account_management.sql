CREATE TABLE "account_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_by_id" bigint NOT NULL,
	"decided_by_id" bigint,
	"reason" text,
	"email" text NOT NULL,
	"language" text,
	"user_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "account_requests_kind_check" CHECK ("account_requests"."kind" in ('create', 'change_role')),
	CONSTRAINT "account_requests_role_check" CHECK ("account_requests"."role" in ('content_manager', 'translator', 'editor', 'translation_auditor', 'original_author', 'work_auditor', 'finance_manager', 'cashier')),
	CONSTRAINT "account_requests_status_check" CHECK ("account_requests"."status" in ('pending', 'confirmed', 'declined')),
	CONSTRAINT "account_requests_language_check" CHECK ("account_requests"."language" in ('en', 'zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr'))
);

--> statement-breakpoint
CREATE TABLE "account_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);

--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_status_check";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_given" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_requests_kind_index" ON "account_requests" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "account_requests_role_index" ON "account_requests" USING btree ("role","id");
--> statement-breakpoint
CREATE INDEX "account_requests_status_index" ON "account_requests" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "account_requests_asked_by_id_index" ON "account_requests" USING btree ("asked_by_id","id");
--> statement-breakpoint
CREATE INDEX "account_requests_decided_by_id_index" ON "account_requests" USING btree ("decided_by_id","id");
--> statement-breakpoint
CREATE INDEX "account_requests_user_id_index" ON "account_requests" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "account_requests_created_at_index" ON "account_requests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "account_requests_search_index" ON "account_requests" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "account_invitations_user_index" ON "account_invitations" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "account_invitations_expiry_index" ON "account_invitations" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'invited', 'blocked', 'closed'));
