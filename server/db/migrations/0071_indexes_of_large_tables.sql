CREATE INDEX IF NOT EXISTS "fictions_title_index" ON "fictions" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fictions_share_proportion_index" ON "fictions" USING btree ("share_proportion","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fictions_first_paywall_chapter_index" ON "fictions" USING btree ("first_paywall_chapter","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fictions_lead_role_index" ON "fictions" USING btree ("lead_role","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fictions_application_count_index" ON "fictions" USING btree ("application_count","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fictions_changed_index" ON "fictions" USING btree (greatest("updated_at", "assigned_at"),"id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chapters_number_index" ON "chapters" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chapters_title_index" ON "chapters" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_reader_name_index" ON "comments" USING btree ("reader_name","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_like_count_index" ON "comments" USING btree ("like_count","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_updated_at_index" ON "comments" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_title_index" ON "messages" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_updated_at_index" ON "messages" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "source_chapters_title_index" ON "source_chapters" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "source_chapters_paragraph_count_index" ON "source_chapters" USING btree ("paragraph_count","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "source_chapters_updated_at_index" ON "source_chapters" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "incomes_updated_at_index" ON "incomes" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "statements_resubmit_by_index" ON "statements" USING btree ("resubmit_by","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "statements_hash_index" ON "statements" USING btree ("hash","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "statements_updated_at_index" ON "statements" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payroll_updated_at_index" ON "payroll" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_pen_name_index" ON "users" USING btree ("pen_name","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_updated_at_index" ON "users" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_mailbox_index" ON "users" USING btree (regexp_replace(lower("email"), '\+[^@]*@', '@'));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "revenue_lines_day_index" ON "revenue_lines" USING btree ("day") WHERE not reversed;
