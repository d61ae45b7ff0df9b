CREATE TABLE "clause_acceptances" (
	"user_id" bigint NOT NULL,
	"edition_id" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "clause_acceptances_user_id_edition_id_pk" PRIMARY KEY("user_id","edition_id")
);

--> statement-breakpoint
CREATE TABLE "clause_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clause_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"effective_on" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "clause_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clause_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" bigint NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"note" text,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "lesson_reads" (
	"user_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lesson_reads_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);

--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "helpful" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "unhelpful" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "clause_acceptances" ADD CONSTRAINT "clause_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clause_acceptances" ADD CONSTRAINT "clause_acceptances_edition_id_clause_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."clause_editions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clause_texts" ADD CONSTRAINT "clause_texts_edition_id_clause_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."clause_editions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clause_texts" ADD CONSTRAINT "clause_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lesson_reads" ADD CONSTRAINT "lesson_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "clause_acceptances_edition_index" ON "clause_acceptances" USING btree ("edition_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "clause_editions_number_unique" ON "clause_editions" USING btree ("slug","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "clause_texts_revision_unique" ON "clause_texts" USING btree ("edition_id","language","revision");
--> statement-breakpoint
CREATE INDEX "articles_publish_at_index" ON "articles" USING btree ("publish_at","id");
