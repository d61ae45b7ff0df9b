ALTER TABLE "payroll" ADD COLUMN "statement_approved_by" bigint;
--> statement-breakpoint
ALTER TABLE "payroll" ADD CONSTRAINT "payroll_statement_approved_by_users_id_fk" FOREIGN KEY ("statement_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
