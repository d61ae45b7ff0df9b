CREATE TABLE "list_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"filters" jsonb NOT NULL,
	"sort" text NOT NULL,
	"order" text NOT NULL,
	"saved_by_id" bigint NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_unique" ON "list_views" USING btree ("name_key","role","resource");
