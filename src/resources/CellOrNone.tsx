import { useRecordContext } from 'ra-core';
import type { Field } from '#domain/kit/fields.ts';
import { useT } from '../i18n/index.ts';
import { Cell } from './cells.tsx';

/** The value of a field where its place is not to stay empty: 'none' stands for no value. */
export function CellOrNone({ name, field }: { name: string; field: Field }) {
  const t = useT();
  const value: unknown = useRecordContext()?.[name];
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? <span className="note">{t('audit.office.none')}</span> : <Cell name={name} field={field} />;
}
