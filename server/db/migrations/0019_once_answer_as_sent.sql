ALTER TABLE "once_keys" ALTER COLUMN "answer" SET DATA TYPE json;
