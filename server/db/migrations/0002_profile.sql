CREATE TABLE "profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"real_name" text,
	"gender" text,
	"gender_custom" text,
	"birth_date" date,
	"nationality" text,
	"country" text,
	"city" text,
	"mobile" text,
	"facebook" text,
	"instagram" text,
	"whatsapp" text,
	"other_contact" text,
	"referee_name" text,
	"signature_image" text,
	"identity_images" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "info_locked_by" bigint;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "info_lock_reason" text;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_info_locked_by_users_id_fk" FOREIGN KEY ("info_locked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
