import writeExcelFile from 'write-excel-file/universal';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { formatChoice } from '../formatChoice.ts';

type Row = { id: number; titles: Record<string, string | number | null> } & Record<string, unknown>;
type Translate = (key: string, args?: object) => string;
type Cell =
  | { value: string; type: typeof String }
  | { value: number; type: typeof Number; format?: string }
  | { value: Date; type: typeof Date; format: string }
  | null;

/** Characters that a cell of Excel holds. */
export const longestCell = 32_767;
const cutSign = '…';

const createTextCell = (value: string): Cell => ({
  value: value.length > longestCell ? value.slice(0, longestCell - cutSign.length) + cutSign : value,
  type: String,
});
const isCut = (cell: Cell): boolean =>
  typeof cell?.value === 'string' && cell.value.length === longestCell && cell.value.endsWith(cutSign);
const createDateCell = (value: Date, format: string): Cell => ({ value, type: Date, format });

/** An instant by the clock of the reader: a cell knows no zone, and is written as if it were UTC. */
function createLocalCell(instant: string): Cell {
  const { day, time } = toLocalWall(instant);
  return createDateCell(new Date(`${day}T${time}Z`), 'yyyy-mm-dd hh:mm');
}

interface Column {
  head: string;
  width: number;
  cell: (row: Row) => Cell;
}

/** A value that a spreadsheet counts with where it has a number or a day, words of the reader's language elsewhere. */
function getCell(value: unknown, field: Field, option: (value: string) => string, t: Translate): Cell {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'number':
    case 'ref':
      return { value: value as number, type: Number };
    case 'money':
      return { value: (value as number) / 100, type: Number, format: '#,##0.00' };
    case 'date':
      return createDateCell(new Date(value as string), 'yyyy-mm-dd');
    case 'month':
      return createDateCell(new Date(`${value as string}-01`), 'yyyy-mm');
    case 'time':
      return createLocalCell(value as string);
    case 'flag':
      return createTextCell(t(value ? 'common.office.yes' : 'common.office.no'));
    case 'choice':
      return createTextCell(option(value as string));
    case 'choices':
      return createTextCell((value as string[]).map(option).join(', '));
    default:
      return createTextCell(value as string);
  }
}

function getColumns(entity: Entity<any>, role: Role, t: Translate, names?: readonly string[]): Column[] {
  const resource = resourceOf(entity);
  const readable = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  const fields = names ? names.map((name): [string, Field] => [name, entity.fields[name]]) : readable;
  return [
    { head: '#', width: 10, cell: ({ id }) => ({ value: id, type: Number }) },
    ...fields.flatMap(([name, field]): Column[] => {
      const head = t(`resources.${resource}.fields.${name}`);
      const option = (value: string) => formatChoice(resource, name, field, value, t);
      const cell = (row: Row) => getCell(row[name], field, option, t);
      if (field.kind !== 'ref') return [{ head, width: field.kind === 'longText' ? 50 : 20, cell }];
      const title = ({ titles }: Row) => {
        const called = titles[name] ?? '';
        return called === '' ? null : createTextCell(String(called));
      };
      return [
        { head, width: 26, cell: title },
        { head: `${head} #`, width: 10, cell },
      ];
    }),
  ];
}

/**
 * Records, a line of JSON each, as a workbook of some fields, or of all that the role reads: its text cells are never run.
 * `cut` cells had more characters than one holds.
 */
export async function buildWorkbook(
  lines: string,
  entity: Entity<any>,
  role: Role,
  t: Translate,
  names?: readonly string[],
): Promise<{ file: Blob; cut: number }> {
  const columns = getColumns(entity, role, t, names);
  const rows = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const data = [columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const })), ...cells];
  const file = await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBlob();
  return { file, cut: cells.flat().filter(isCut).length };
}
