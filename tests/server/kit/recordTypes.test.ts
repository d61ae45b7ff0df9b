import { expectTypeOf, test } from 'vitest';
import type { entities } from '#domain/entities.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { tables } from '#server/db/schema.ts';

type Entities = typeof entities;
type Row<K extends keyof Entities> = (typeof tables)[K]['$inferSelect'];

test('a record has the types of its fields, and null where it may have none', () => {
  expectTypeOf<RecordOf<Entities['payroll']>['amount']>().toEqualTypeOf<number>();
  expectTypeOf<RecordOf<Entities['payroll']>['payment_type']>().toEqualTypeOf<'bank' | 'paypal' | 'payoneer'>();
  expectTypeOf<RecordOf<Entities['payroll']>['paid_on']>().toEqualTypeOf<string | null>();
  expectTypeOf<RecordOf<Entities['fiction']>['plot_tags']>().toEqualTypeOf<string[]>();
  expectTypeOf<RecordOf<Entities['tag']>['offered']>().toEqualTypeOf<boolean>();
});

test('the row of a table is the record of its entity', () => {
  expectTypeOf<Row<'payroll'>>().toExtend<RecordOf<Entities['payroll']>>();
  expectTypeOf<Row<'chapter'>>().toExtend<RecordOf<Entities['chapter']>>();
  expectTypeOf<Row<'fiction'>>().toExtend<RecordOf<Entities['fiction']>>();
  expectTypeOf<Row<'user'>>().toExtend<RecordOf<Entities['user']>>();
});
