ALTER TABLE "articles" ADD COLUMN "written_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "reviewed_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "articles_written_by_id_index" ON "articles" USING btree ("written_by_id","id");
--> statement-breakpoint
CREATE INDEX "articles_reviewed_by_id_index" ON "articles" USING btree ("reviewed_by_id","id");
--> statement-breakpoint
UPDATE "articles" SET "written_by_id" = "revised_by" WHERE "text_revision" = "revision";
