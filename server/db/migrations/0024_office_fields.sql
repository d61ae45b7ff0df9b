ALTER TABLE "bonus_details" DROP CONSTRAINT "bonus_details_kind_check";
--> statement-breakpoint
ALTER TABLE "business_books" ADD COLUMN "tags" text;
--> statement-breakpoint
ALTER TABLE "extension_requests" ADD COLUMN "decided_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "other_income" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bonus_details" ADD CONSTRAINT "bonus_details_kind_check" CHECK ("bonus_details"."kind" in ('completion_bonus', 'update_bonus', 'addition', 'deduction', 'fine', 'other_income'));
