ALTER TABLE "contest_awards" ADD COLUMN "delivered_at" timestamp(3) with time zone;
