ALTER TABLE "contracts" ADD COLUMN "data" jsonb;
