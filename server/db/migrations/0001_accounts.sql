CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "codes" (
	"flow" text NOT NULL,
	"email_key" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "codes_flow_email_key_pk" PRIMARY KEY("flow","email_key")
);

--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pen_name_changed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attempts_expiry_index" ON "attempts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "codes_expiry_index" ON "codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "reset_tokens_user_index" ON "reset_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reset_tokens_expiry_index" ON "reset_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "used_captchas_expiry_index" ON "used_captchas" USING btree ("expires_at");
