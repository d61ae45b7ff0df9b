import { expect, test } from 'vitest';
import { checkMigration, checkMigrations } from '#scripts/lint/migrations.ts';
import { migrationsFolder } from '#server/db/migrate.ts';

test('the version before goes on beside each migration', () => {
  expect(checkMigrations(migrationsFolder)).toEqual([]);
});

const earlier = `CREATE TABLE "tags" (
	"code" text NOT NULL,
	CONSTRAINT "kind_check" CHECK ("tags"."kind" in ('a')),
	CONSTRAINT "tags_name_unique" UNIQUE("name"),
	CONSTRAINT "code_check" CHECK ("tags"."code" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_code_unique" ON "tags" USING btree ("code");--> statement-breakpoint
ALTER TABLE "tags" DROP CONSTRAINT "kind_check";--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "kind_check" CHECK ("tags"."kind" in ('a', 'b'));
`;
const listProblems = (text: string, name = '0070_sample.sql') => checkMigration(name, text, earlier);

test.each([
  ['DROP TABLE "tags" CASCADE;', 'drops a table'],
  ['ALTER TABLE "tags" DROP COLUMN "code";', 'drops a column'],
  ['ALTER TABLE "tags" DROP CONSTRAINT "tags_name_unique";', 'drops what tells'],
  ['DROP INDEX "tags_code_unique";', 'drops what tells'],
  ['DROP FUNCTION "check_posting";', 'takes away'],
  ['CREATE INDEX "tags_name_index" ON "tags" USING btree ("name");', 'IF NOT EXISTS'],
  ['ALTER TABLE "tags" RENAME COLUMN "code" TO "key";', 'renames'],
  ['ALTER TABLE "tags" RENAME TO "labels";', 'renames'],
  ['ALTER TABLE "tags" ALTER COLUMN "code" SET NOT NULL;', 'requires'],
  ['ALTER TABLE "tags" ADD COLUMN "code" text NOT NULL;', 'must be given'],
  ['ALTER TABLE "tags" ALTER COLUMN "code" SET DATA TYPE varchar(20);', 'changes a type'],
  ['ALTER TABLE "tags" ALTER COLUMN "code" TYPE integer;', 'changes a type'],
  ['ALTER TABLE "tags" ALTER COLUMN "code" DROP DEFAULT;', 'takes a default away'],
  ['ALTER TABLE "tags" ADD CONSTRAINT "tags_code_check" CHECK ("tags"."code" <> \'\');', 'adds a rule'],
  ['ALTER TABLE "tags" ADD CONSTRAINT "kind_check" CHECK ("tags"."kind" in (\'a\', \'c\'));', 'adds a rule'],
  ['ALTER TABLE "tags" ADD CONSTRAINT "tags_code_unique" UNIQUE("code");', 'adds a rule'],
  [
    'ALTER TABLE "tags" ADD CONSTRAINT "fk" FOREIGN KEY ("code") REFERENCES "public"."codes"("id") ON DELETE no action;',
    'adds a rule',
  ],
  ['CREATE UNIQUE INDEX "tags_unique" ON "tags" USING btree ("code","name");', 'makes unique'],
  [
    'ALTER TABLE "tags" ADD COLUMN "key" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "tags" USING btree ("code","key");',
    'makes unique',
  ],
])('%s is refused', (statement, problem) => {
  expect(listProblems(statement)).toEqual([expect.stringMatching(new RegExp(`^0070_sample\\.sql: .*${problem}`))]);
  const taken = statement.replace(/(.*)$/, '-- contract: nothing writes it since 0068\n$1');
  expect(listProblems(taken)).toEqual([]);
  expect(listProblems(taken.replace('0068', '0070'))).toHaveLength(1);
  expect(listProblems(taken.replace(' since 0068', ''))).toHaveLength(1);
  expect(listProblems(statement, '0066_clause_numbers.sql')).toEqual([]);
});

test.each([
  'CREATE TABLE "labels" ("id" bigint NOT NULL, "code" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "labels" USING btree ("code");--> statement-breakpoint\nALTER TABLE "labels" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."tags"("id") ON DELETE no action;',
  'ALTER TABLE "tags" ADD COLUMN "key" text;--> statement-breakpoint\nALTER TABLE "tags" ADD CONSTRAINT "fk" FOREIGN KEY ("key") REFERENCES "public"."keys"("id") ON DELETE no action;',
  'ALTER TABLE "tags" ADD COLUMN "key" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "tags" USING btree ("key");',
  'ALTER TABLE "tags" ADD COLUMN "key" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "tags" ADD COLUMN "id2" bigint NOT NULL GENERATED ALWAYS AS IDENTITY;',
  'ALTER TABLE "tags" ALTER COLUMN "code" SET DEFAULT \'x\';--> statement-breakpoint\nALTER TABLE "tags" ALTER COLUMN "code" SET NOT NULL;',
  'ALTER TABLE "tags" ALTER COLUMN "code" DROP NOT NULL;',
  'ALTER TABLE "tags" DROP CONSTRAINT "tags_code_check";',
  'ALTER TABLE "tags" ADD CONSTRAINT "kind_check" CHECK ("tags"."kind" in (\'a\', \'b\', \'c\'));',
  'DROP INDEX "tags_index";',
  'CREATE INDEX IF NOT EXISTS "tags_name_index" ON "tags" USING btree ("name");',
  'update "tags" set "code" = \'x\';',
  '-- drop table "tags"\nselect 1;',
])('%s is fine', (statements) => {
  expect(listProblems(statements)).toEqual([]);
});
