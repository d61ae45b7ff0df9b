DROP INDEX "list_views_name_unique";
--> statement-breakpoint
ALTER TABLE "list_views" ADD COLUMN "columns" text[];
--> statement-breakpoint
ALTER TABLE "list_views" ADD COLUMN "owner_id" bigint;
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "fictions_genre_index" ON "fictions" USING btree ("genre","id");
--> statement-breakpoint
CREATE INDEX "fictions_word_count_index" ON "fictions" USING btree ("word_count","id");
--> statement-breakpoint
CREATE INDEX "fictions_chapter_count_index" ON "fictions" USING btree ("chapter_count","id");
--> statement-breakpoint
CREATE INDEX "fictions_channel_index" ON "fictions" USING btree ("channel","id");
--> statement-breakpoint
CREATE INDEX "fictions_rating_index" ON "fictions" USING btree ("rating","id");
--> statement-breakpoint
CREATE INDEX "fictions_plot_tags_index" ON "fictions" USING gin ("plot_tags");
--> statement-breakpoint
CREATE INDEX "fictions_identity_tags_index" ON "fictions" USING gin ("identity_tags");
--> statement-breakpoint
CREATE INDEX "fictions_character_tags_index" ON "fictions" USING gin ("character_tags");
--> statement-breakpoint
CREATE INDEX "fictions_background_tags_index" ON "fictions" USING gin ("background_tags");
--> statement-breakpoint
CREATE INDEX "fictions_created_at_index" ON "fictions" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "chapters_word_count_index" ON "chapters" USING btree ("word_count","id");
--> statement-breakpoint
CREATE INDEX "chapters_submitted_at_index" ON "chapters" USING btree ("submitted_at","id");
--> statement-breakpoint
CREATE INDEX "chapters_created_at_index" ON "chapters" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "business_books_signing_start_index" ON "business_books" USING btree ("signing_start","id");
--> statement-breakpoint
CREATE INDEX "business_books_created_at_index" ON "business_books" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_words_index" ON "translation_tasks" USING btree ("words","id");
--> statement-breakpoint
CREATE INDEX "translation_tasks_received_on_index" ON "translation_tasks" USING btree ("received_on","id");
--> statement-breakpoint
CREATE INDEX "dictionary_entries_created_at_index" ON "dictionary_entries" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "incomes_total_income_amount_index" ON "incomes" USING btree ("total_income_amount","id");
--> statement-breakpoint
CREATE INDEX "incomes_created_at_index" ON "incomes" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "statements_amount_payable_index" ON "statements" USING btree ("amount_payable","id");
--> statement-breakpoint
CREATE INDEX "statements_created_at_index" ON "statements" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "payroll_amount_index" ON "payroll" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "payroll_paid_on_index" ON "payroll" USING btree ("paid_on","id");
--> statement-breakpoint
CREATE INDEX "payroll_created_at_index" ON "payroll" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "bank_holidays_created_at_index" ON "bank_holidays" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "bonus_details_amount_index" ON "bonus_details" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "editors_created_at_index" ON "editors" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "tags_created_at_index" ON "tags" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "restricted_words_created_at_index" ON "restricted_words" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "contract_applications_created_at_index" ON "contract_applications" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "maintenance_windows_created_at_index" ON "maintenance_windows" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_unique" ON "list_views" USING btree ("name_key","role","resource",coalesce("owner_id", 0));
