CREATE TABLE "snoozes" (
	"user_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "snoozes_user_id_resource_record_id_pk" PRIMARY KEY("user_id","resource","record_id")
);

--> statement-breakpoint
ALTER TABLE "snoozes" ADD CONSTRAINT "snoozes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
