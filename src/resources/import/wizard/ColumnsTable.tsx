import type { Entity } from '#domain/kit/entity.ts';
import { listImportFields } from '#domain/list-import/formFields.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import type { Preview } from './useListImport.ts';
import css from './wizard.module.css';

interface Props {
  entity: Entity<any>;
  preview: Preview;
  columns: readonly (string | null)[];
  onMatch: (place: number, field: string | null) => void;
}

/** What each column of a file becomes, with what stands in it, and how the file was read. */
export function ColumnsTable({ entity, preview, columns, onMatch }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const formatCount = useFormatCount();
  const label = useFieldLabel();
  const fields = listImportFields(entity, currentRole()!);
  const missing = fields.filter(
    ([name, field]) => field.required && field.initial === undefined && !columns.includes(name),
  );
  // A heading may be there twice.
  const rows = preview.columns.map((column, place) => ({ ...column, place, key: `${place} ${column.heading}` }));
  return (
    <>
      <p>{formatCount('list-import.office.columns_hint', preview.lines)}</p>
      {preview.notices.map(({ message, args }) => (
        <p key={message} className="muted">
          {translate(message, args ?? {})}
        </p>
      ))}
      <Scroller className={css.scroll}>
        <table className="table middle">
          <thead>
            <tr>
              <th scope="col">{t('list-import.office.column.file')}</th>
              <th scope="col">{t('list-import.office.column.sample')}</th>
              <th scope="col">{t('list-import.office.column.field')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, heading, sample, place }) => (
              <tr key={key}>
                <th scope="row" translate="no">
                  {heading || `#${place + 1}`}
                </th>
                <td className={css.sample} translate="no">
                  {sample}
                </td>
                <td>
                  <select
                    className="control"
                    aria-label={`${t('list-import.office.column.field')}: ${heading || `#${place + 1}`}`}
                    value={columns[place] ?? ''}
                    onChange={({ target }) => onMatch(place, target.value || null)}
                  >
                    <option value="">{t('list-import.office.leave_out')}</option>
                    {fields.map(([name, { required }]) => (
                      <option key={name} value={name}>
                        {label(entity, name)}
                        {required ? ' *' : ''}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {missing.length > 0 && (
        <p className="problem" role="status">
          {t('list-import.office.missing_names', { names: missing.map(([name]) => label(entity, name)).join(', ') })}
        </p>
      )}
    </>
  );
}
