ALTER TABLE "business_books" ADD COLUMN "machine_draft" boolean DEFAULT false NOT NULL;
