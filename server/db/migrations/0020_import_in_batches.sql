CREATE TABLE "revenue_batches" (
	"upload" uuid NOT NULL,
	"position" integer NOT NULL,
	"lines" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "revenue_batches_upload_position_pk" PRIMARY KEY("upload","position")
);

--> statement-breakpoint
ALTER TABLE "revenue_imports" DROP CONSTRAINT "revenue_imports_status_check";
--> statement-breakpoint
DROP INDEX "revenue_lines_import_index";
--> statement-breakpoint
ALTER TABLE "revenue_imports" ALTER COLUMN "status" SET DEFAULT 'booking';
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD COLUMN "booked_count" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD COLUMN "reversed_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD COLUMN "upload" uuid;
--> statement-breakpoint
ALTER TABLE "revenue_lines" ADD COLUMN "line" integer;
--> statement-breakpoint
CREATE INDEX "revenue_batches_created_index" ON "revenue_batches" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD CONSTRAINT "revenue_imports_reversed_by_id_users_id_fk" FOREIGN KEY ("reversed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "revenue_imports_reversed_by_id_index" ON "revenue_imports" USING btree ("reversed_by_id","id");
--> statement-breakpoint
CREATE INDEX "revenue_lines_import_index" ON "revenue_lines" USING btree ("import_id","id") WHERE not reversed;
--> statement-breakpoint
ALTER TABLE "revenue_imports" ADD CONSTRAINT "revenue_imports_status_check" CHECK ("revenue_imports"."status" in ('booking', 'imported', 'reversing', 'reversed'));
--> statement-breakpoint
UPDATE "revenue_imports" SET "booked_count" = "line_count" WHERE "status" = 'imported';
--> statement-breakpoint
UPDATE "revenue_lines" l SET "line" = split_part(p."source", ':', 3)::integer FROM "ledger_postings" p
WHERE p."fiction_id" = l."fiction_id" AND p."day" = l."day" AND p."app" = l."app" AND p."language" = l."language"
  AND p."source" LIKE 'import:' || l."import_id" || ':%';
