ALTER TABLE "articles" ADD COLUMN "time_lost" boolean DEFAULT false NOT NULL;
