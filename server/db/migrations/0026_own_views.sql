DROP INDEX "list_views_name_unique";
--> statement-breakpoint
ALTER TABLE "list_views" ADD COLUMN "columns" text[];
--> statement-breakpoint
ALTER TABLE "list_views" ADD COLUMN "owner_id" bigint;
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_unique" ON "list_views" USING btree ("name_key","role","resource",coalesce("owner_id", 0));
