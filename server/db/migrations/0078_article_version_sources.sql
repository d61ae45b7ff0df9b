ALTER TABLE "article_versions" ADD COLUMN "source_revision" integer;
