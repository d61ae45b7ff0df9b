CREATE TABLE "record_locks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_locks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"renewed_at" timestamp(3) with time zone NOT NULL,
	"tabs" text[] NOT NULL
);

--> statement-breakpoint
ALTER TABLE "record_locks" ADD CONSTRAINT "record_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "record_locks_record_unique" ON "record_locks" USING btree ("resource","record_id");
