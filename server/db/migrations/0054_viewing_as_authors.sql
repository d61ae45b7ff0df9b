ALTER TABLE "sessions" ADD COLUMN "viewer_id" bigint;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewer_session_id" bigint;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_viewer_index" ON "sessions" USING btree ("viewer_id");
