ALTER TABLE "fictions" ADD COLUMN "assigned_at" timestamp(3) with time zone;
