CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text,
	"mailbox_key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);

--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_status_check";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" bigint;
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "identities_user_index" ON "identities" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "identities_mailbox_index" ON "identities" USING btree ("mailbox_key");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'blocked', 'closed'));
