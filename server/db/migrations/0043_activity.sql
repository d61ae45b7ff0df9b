CREATE INDEX "audits_at_index" ON "audits" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audits_user_index" ON "audits" USING btree ("user_id","at","id");
