CREATE TABLE "sso_starts" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_name_generated" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "sso_starts_expiry_index" ON "sso_starts" USING btree ("expires_at");
