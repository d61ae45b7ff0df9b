CREATE TABLE "bulk_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"user_id" bigint NOT NULL,
	"token" text NOT NULL,
	"fields" text[] NOT NULL,
	"changes" jsonb NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone,
	CONSTRAINT "bulk_edits_token_unique" UNIQUE("user_id","resource","token")
);

--> statement-breakpoint
ALTER TABLE "bulk_edits" ADD CONSTRAINT "bulk_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
