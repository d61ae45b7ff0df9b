ALTER TABLE "extension_requests" ADD COLUMN "decided_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "extension_requests" ADD CONSTRAINT "extension_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "extension_requests_decided_by_id_index" ON "extension_requests" USING btree ("decided_by_id","id");
