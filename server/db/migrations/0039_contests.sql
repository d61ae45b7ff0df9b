CREATE TABLE "contests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"edition" bigint DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"languages" text[] NOT NULL,
	"genres" text[] NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"signed_since" date NOT NULL,
	"incentive_above" bigint,
	"incentive_from" date,
	"incentive_to" date,
	"results_at" timestamp(3) with time zone NOT NULL,
	"claims_until" timestamp(3) with time zone,
	"palette" text DEFAULT 'night' NOT NULL,
	"motif" text DEFAULT 'quill' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contests_state_check" CHECK ("contests"."state" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "contests_palette_check" CHECK ("contests"."palette" in ('night', 'ember', 'wine', 'forest', 'dawn')),
	CONSTRAINT "contests_motif_check" CHECK ("contests"."motif" in ('moon', 'city', 'rose', 'peaks', 'quill'))
);

--> statement-breakpoint
CREATE TABLE "contest_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"contest_id" bigint NOT NULL,
	"language" text NOT NULL,
	"summary" text NOT NULL,
	"body" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_texts_language_check" CHECK ("contest_texts"."language" in ('en', 'zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr'))
);

--> statement-breakpoint
CREATE TABLE "contest_prizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contest_id" bigint NOT NULL,
	"place" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"winners" bigint DEFAULT 1 NOT NULL,
	"text" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "contest_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contest_id" bigint NOT NULL,
	"fiction_id" bigint NOT NULL,
	"state" text NOT NULL,
	"entered_at" timestamp(3) with time zone NOT NULL,
	"full_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_entries_state_check" CHECK ("contest_entries"."state" in ('preliminary', 'full', 'withdrawn'))
);

--> statement-breakpoint
ALTER TABLE "contest_texts" ADD CONSTRAINT "contest_texts_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_prizes" ADD CONSTRAINT "contest_prizes_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contests_state_index" ON "contests" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "contests_languages_index" ON "contests" USING gin ("languages");
--> statement-breakpoint
CREATE INDEX "contests_genres_index" ON "contests" USING gin ("genres");
--> statement-breakpoint
CREATE INDEX "contests_opens_on_index" ON "contests" USING btree ("opens_on","id");
--> statement-breakpoint
CREATE INDEX "contests_closes_on_index" ON "contests" USING btree ("closes_on","id");
--> statement-breakpoint
CREATE INDEX "contests_created_at_index" ON "contests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contests_slug_edition_unique" ON "contests" USING btree ("slug","edition");
--> statement-breakpoint
CREATE INDEX "contests_search_index" ON "contests" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contest_texts_contest_id_index" ON "contest_texts" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_texts_language_index" ON "contest_texts" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "contest_texts_created_at_index" ON "contest_texts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_texts_language_unique" ON "contest_texts" USING btree ("language","contest_id");
--> statement-breakpoint
CREATE INDEX "contest_texts_search_index" ON "contest_texts" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contest_prizes_contest_id_index" ON "contest_prizes" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_prizes_place_index" ON "contest_prizes" USING btree ("place","id");
--> statement-breakpoint
CREATE INDEX "contest_prizes_created_at_index" ON "contest_prizes" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_prizes_place_unique" ON "contest_prizes" USING btree ("place","contest_id");
--> statement-breakpoint
CREATE INDEX "contest_entries_contest_id_index" ON "contest_entries" USING btree ("contest_id","id");
--> statement-breakpoint
CREATE INDEX "contest_entries_fiction_id_index" ON "contest_entries" USING btree ("fiction_id","id");
--> statement-breakpoint
CREATE INDEX "contest_entries_state_index" ON "contest_entries" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "contest_entries_entered_at_index" ON "contest_entries" USING btree ("entered_at","id");
--> statement-breakpoint
CREATE INDEX "contest_entries_created_at_index" ON "contest_entries" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_entries_fiction_unique" ON "contest_entries" USING btree ("fiction_id","contest_id");
