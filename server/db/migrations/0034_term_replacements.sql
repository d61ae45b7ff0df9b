CREATE TABLE "term_replacement_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_replacement_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"replacement_id" bigint NOT NULL,
	"translated_chapter_id" bigint NOT NULL,
	"sources" jsonb,
	"before" text NOT NULL,
	"after" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "term_replacements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"former" text NOT NULL,
	"translation" text NOT NULL,
	"user_id" bigint,
	"at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);

--> statement-breakpoint
ALTER TABLE "term_replacement_places" ADD CONSTRAINT "term_replacement_places_replacement_id_term_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."term_replacements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_replacement_places" ADD CONSTRAINT "term_replacement_places_translated_chapter_id_translated_chapters_id_fk" FOREIGN KEY ("translated_chapter_id") REFERENCES "public"."translated_chapters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_replacements" ADD CONSTRAINT "term_replacements_entry_id_dictionary_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."dictionary_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "term_replacements" ADD CONSTRAINT "term_replacements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "term_replacement_places_replacement_index" ON "term_replacement_places" USING btree ("replacement_id","id");
--> statement-breakpoint
CREATE INDEX "term_replacement_places_chapter_index" ON "term_replacement_places" USING btree ("translated_chapter_id");
--> statement-breakpoint
CREATE INDEX "term_replacements_entry_index" ON "term_replacements" USING btree ("entry_id","id");
