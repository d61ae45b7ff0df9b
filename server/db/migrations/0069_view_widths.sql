ALTER TABLE "list_views" ADD COLUMN "widths" jsonb;
