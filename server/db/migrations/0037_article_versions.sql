CREATE TABLE "article_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "revised_by" bigint;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "revised_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "article_versions_revision_unique" ON "article_versions" USING btree ("article_id","revision");
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_revised_by_users_id_fk" FOREIGN KEY ("revised_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
