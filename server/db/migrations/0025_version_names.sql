ALTER TABLE "chapter_versions" ADD COLUMN "name" text;
