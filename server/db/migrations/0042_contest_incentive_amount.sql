ALTER TABLE "contests" ADD COLUMN "incentive_amount" bigint;
