-- Of two entries of a term the approved one stays, or else the first.
DELETE FROM "dictionary_entries" WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY "term", "book_id", "language" ORDER BY "state" = 'approved' DESC, "id") AS "place" FROM "dictionary_entries"
	) AS "entries" WHERE "place" > 1
);
--> statement-breakpoint
CREATE TABLE "term_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"entries" jsonb NOT NULL,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);

--> statement-breakpoint
CREATE TABLE "term_replacements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" bigint,
	"find" text NOT NULL,
	"replace" text NOT NULL,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);

--> statement-breakpoint
ALTER TABLE "translation_versions" ADD COLUMN "replacement_id" uuid;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD COLUMN "state" text;
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD COLUMN "replaced_by" integer;
--> statement-breakpoint
ALTER TABLE "term_imports" ADD CONSTRAINT "term_imports_book_id_business_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."business_books"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_imports" ADD CONSTRAINT "term_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_replacements" ADD CONSTRAINT "term_replacements_entry_id_dictionary_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."dictionary_entries"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_replacements" ADD CONSTRAINT "term_replacements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "term_imports_book_index" ON "term_imports" USING btree ("book_id","language","id");
--> statement-breakpoint
CREATE INDEX "term_replacements_entry_index" ON "term_replacements" USING btree ("entry_id","at");
--> statement-breakpoint
ALTER TABLE "translation_versions" ADD CONSTRAINT "translation_versions_replacement_id_term_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."term_replacements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_entries_term_unique" ON "dictionary_entries" USING btree ("term","book_id","language");
--> statement-breakpoint
CREATE INDEX "translation_versions_replacement_index" ON "translation_versions" USING btree ("replacement_id") WHERE "translation_versions"."replacement_id" is not null;
