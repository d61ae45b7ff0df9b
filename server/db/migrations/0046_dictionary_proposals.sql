ALTER TABLE "dictionary_entries" ADD COLUMN "proposed_translation" text;
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD COLUMN "has_proposal" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "dictionary_entries_has_proposal_index" ON "dictionary_entries" USING btree ("has_proposal","id");
