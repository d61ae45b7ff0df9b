ALTER TABLE "users" ADD COLUMN "password_given" boolean DEFAULT false NOT NULL;
