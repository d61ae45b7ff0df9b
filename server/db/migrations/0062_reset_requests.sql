ALTER TABLE "account_requests" DROP CONSTRAINT "account_requests_kind_check";
--> statement-breakpoint
ALTER TABLE "account_requests" ADD COLUMN "why" text;
--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_kind_check" CHECK ("account_requests"."kind" in ('create', 'change_role', 'reset_second_factor'));
