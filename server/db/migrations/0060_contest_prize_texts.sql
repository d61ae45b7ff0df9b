CREATE TABLE "contest_prize_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_prize_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"prize_id" bigint NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "contest_prize_texts_language_check" CHECK ("contest_prize_texts"."language" in ('zh-CN', 'ru', 'es', 'vi', 'ko', 'id', 'pt', 'th', 'fr'))
);

--> statement-breakpoint
ALTER TABLE "contest_prize_texts" ADD CONSTRAINT "contest_prize_texts_prize_id_contest_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."contest_prizes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contest_prize_texts_prize_id_index" ON "contest_prize_texts" USING btree ("prize_id","id");
--> statement-breakpoint
CREATE INDEX "contest_prize_texts_language_index" ON "contest_prize_texts" USING btree ("language","id");
--> statement-breakpoint
CREATE INDEX "contest_prize_texts_created_at_index" ON "contest_prize_texts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_prize_texts_language_unique" ON "contest_prize_texts" USING btree ("language","prize_id");
--> statement-breakpoint
CREATE INDEX "contest_prize_texts_search_index" ON "contest_prize_texts" USING gin ("search" gin_trgm_ops);
