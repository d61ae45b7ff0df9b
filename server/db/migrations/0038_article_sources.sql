ALTER TABLE "articles" ADD COLUMN "source_revision" bigint;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_revision" bigint DEFAULT 1 NOT NULL;

--> statement-breakpoint
UPDATE "articles" SET "source_revision" = 1 WHERE "language" <> 'en';
