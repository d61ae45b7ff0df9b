CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"place" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "articles_place_check" CHECK ("articles"."place" in ('handbook', 'school', 'faq', 'clause', 'page')),
	CONSTRAINT "articles_language_check" CHECK ("articles"."language" in ('en', 'zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr')),
	CONSTRAINT "articles_state_check" CHECK ("articles"."state" in ('draft', 'published', 'withdrawn'))
);

--> statement-breakpoint
CREATE INDEX "articles_place_index" ON "articles" USING btree ("place","id");
--> statement-breakpoint
CREATE INDEX "articles_language_index" ON "articles" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "articles_state_index" ON "articles" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "articles_created_at_index" ON "articles" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_unique" ON "articles" USING btree ("slug","place","language");
--> statement-breakpoint
CREATE INDEX "articles_search_index" ON "articles" USING gin ("search" gin_trgm_ops);
