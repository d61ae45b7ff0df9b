import { useQuery } from '@tanstack/react-query';
import type { Entity } from '#domain/kit/entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { importKeys } from '../../queryKeys.ts';
import type { ListImport } from './useListImport.ts';
import css from './wizard.module.css';

/** What its reader imported lately, each with the way back. */
export function EarlierImports({ entity, work }: { entity: Entity<any>; work: ListImport }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: importKeys.of(entity),
    queryFn: () => send(work.calls!.imports, {}),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={css.earlier}>
      <h3>{t('list-import.office.earlier')}</h3>
      <ul>
        {data.items.map(({ id, file_name, lines, at, undone_at }) => (
          <li key={id}>
            <span>
              <span translate="no">{file_name}</span>
              <small className="muted">
                {formatTime(at, language)} · {formatCount('list-import.office.lines', lines)}
              </small>
            </span>
            {undone_at ? (
              <small className="muted">
                {t('list-import.office.undone_at', { time: formatTime(undone_at, language) })}
              </small>
            ) : (
              <button
                type="button"
                className="button quiet small"
                disabled={work.undoing || work.pending !== undefined}
                onClick={() => work.undo(id)}
              >
                {t('list-import.office.undo')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
