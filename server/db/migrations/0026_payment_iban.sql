ALTER TABLE "payment_infos" ADD COLUMN "iban" text;
