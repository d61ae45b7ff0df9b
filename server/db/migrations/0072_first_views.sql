CREATE TABLE "first_views" (
	"role" text NOT NULL,
	"resource" text NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "first_views_role_resource_pk" PRIMARY KEY("role","resource")
);

--> statement-breakpoint
ALTER TABLE "first_views" ADD CONSTRAINT "first_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "first_views_view_index" ON "first_views" USING btree ("view_id");
