CREATE TABLE "ledger_revenue" (
	"posting_id" bigint PRIMARY KEY NOT NULL,
	"fiction_id" bigint NOT NULL,
	"day" date NOT NULL,
	"net" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "ledger_revenue" ADD CONSTRAINT "ledger_revenue_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_revenue" ADD CONSTRAINT "ledger_revenue_fiction_id_fictions_id_fk" FOREIGN KEY ("fiction_id") REFERENCES "public"."fictions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_revenue_fiction_index" ON "ledger_revenue" USING btree ("fiction_id","day","net");
