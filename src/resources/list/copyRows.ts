import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { formatDollars } from '#domain/kit/figures.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { formatChoice } from '../formatChoice.ts';
import { asText, buildTable, copyTable } from './copyTable.ts';

type Row = { titles?: Record<string, unknown> } & Record<string, any>;
type Translate = (key: string, args?: object) => string;

/** A value as a spreadsheet reads it: figures and days without the signs of a language, else the reader's words. */
function formatCell(entity: Entity<any>, name: string, row: Row, t: Translate): string {
  const field: Field = entity.fields[name];
  const value = row[name];
  if (value === null || value === undefined || value === '') return '';
  const choose = (option: string) => asText(formatChoice(resourceOf(entity), name, field, option, t));
  switch (field.kind) {
    case 'number':
      return String(value);
    case 'money':
      return formatDollars(value);
    case 'time': {
      const { day, time } = toLocalWall(value);
      return `${day} ${time}`;
    }
    case 'choice':
      return choose(value);
    case 'choices':
      return (value as string[]).map(choose).join(', ');
    case 'flag':
      return t(value ? 'common.office.yes' : 'common.office.no');
    case 'ref':
      return asText(String(row.titles?.[name] ?? `#${value}`));
    default:
      return asText(String(value));
  }
}

/** Rows as a table: the columns are fields, the number of a record stands first. */
export function buildRows(rows: readonly Row[], entity: Entity<any>, columns: readonly string[], t: Translate) {
  const resource = resourceOf(entity);
  const head = ['#', ...columns.map((name) => t(`resources.${resource}.fields.${name}`))];
  const lines = rows.map((row) => [String(row.id), ...columns.map((name) => formatCell(entity, name, row, t))]);
  return buildTable(head, lines);
}

/** Puts them on the clipboard. */
export const copyRows = (...args: Parameters<typeof buildRows>): Promise<void> => copyTable(buildRows(...args));
