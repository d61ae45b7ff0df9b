CREATE TABLE "list_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"records" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);

--> statement-breakpoint
ALTER TABLE "list_imports" ADD CONSTRAINT "list_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "list_imports_user_index" ON "list_imports" USING btree ("user_id","resource","id");
