-- Of two entries of a term the approved one stays, or else the first.
DELETE FROM "dictionary_entries" WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY "term", "book_id", "language" ORDER BY "state" = 'approved' DESC, "id") AS "place" FROM "dictionary_entries"
	) AS "entries" WHERE "place" > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_entries_term_unique" ON "dictionary_entries" USING btree ("term","book_id","language");
