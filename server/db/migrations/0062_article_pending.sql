ALTER TABLE "articles" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_revision" bigint;
--> statement-breakpoint
CREATE INDEX "articles_pending_index" ON "articles" USING btree ("pending","id");
