import ArrowRight from 'lucide-react/icons/arrow-right';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { previewDictionary } from '#domain/dictionary/dictionaryFile.calls.ts';
import { dictionaryFile, type EntryChange } from '#domain/dictionary/dictionaryFile.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { ImportErrors } from '../../resources/import/ImportErrors.tsx';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import css from './dictionary.module.css';

type Preview = AnswerOf<typeof previewDictionary>;

interface Props {
  file: string;
  preview: Preview;
  onImport: () => void;
  onOther: () => void;
}

const counts = ['new', 'changed', 'unchanged'] as const;

/** What a file would change in the dictionary, or what is wrong with it line by line. */
export function EntriesPreview({ file, preview, onImport, onOther }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { notices, entries, error_count, errors } = preview;
  const changes = preview.new + preview.changed;
  return (
    <section className={css.card}>
      <h2 translate="no">{file}</h2>
      <dl className="tiles">
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`dictionary.office.file.${name}`)}</dt>
            <dd>{formatNumber(preview[name], language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('dictionary.office.file.refused')}</dt>
          <dd>{formatNumber(error_count, language)}</dd>
        </div>
      </dl>
      {notices.length > 0 && (
        <ul className={css.notices}>
          {notices.map(({ message, args }) => (
            <li key={message}>{translate(message, args ?? {})}</li>
          ))}
        </ul>
      )}
      {error_count > 0 && (
        <>
          <p className="problem" role="alert">
            {formatCount('dictionary.office.file.errors', error_count)}{' '}
            {error_count > errors.length && formatCount('common.office.import.shown', dictionaryFile.shown)}
          </p>
          <ImportErrors errors={errors} />
        </>
      )}
      {entries.length > 0 && <Changes entries={entries} more={changes > entries.length} />}
      {changes === 0 && error_count === 0 && <p role="status">{t('dictionary.office.file.nothing')}</p>}
      <div className="actions">
        {error_count === 0 && changes > 0 && (
          <button type="button" className="button" onClick={onImport}>
            {formatCount('dictionary.office.file.import', changes)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onOther}>
          {t('common.office.import.other')}
        </button>
      </div>
    </section>
  );
}

function Changes({ entries, more }: { entries: Preview['entries']; more: boolean }) {
  const t = useT();
  const label = useFieldLabel();
  const formatCount = useFormatCount();
  const language = useLanguage();
  return (
    <>
      <Scroller>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('common.office.import.line')}</th>
              <th scope="col">{label(dictionaryEntry, 'term')}</th>
              <th scope="col">{label(dictionaryEntry, 'translation')}</th>
              <th scope="col">{t('dictionary.office.file.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ line, kind, term, translation, changes }) => (
              <tr key={line}>
                <td>{formatOrdinal(line, language)}</td>
                <td translate="no">{term}</td>
                <td translate="no">{translation}</td>
                <td>
                  {kind === 'new' ? (
                    t('dictionary.office.file.is_new')
                  ) : (
                    <ul className={css.changes}>
                      {changes.map((change) => (
                        <li key={change.field}>
                          <Change {...change} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {more && <p className="note">{formatCount('common.office.import.shown', dictionaryFile.shown)}</p>}
    </>
  );
}

/** What a field was and will be. */
function Change({ field, from, to }: EntryChange) {
  const label = useFieldLabel();
  const formatValue = (value: EntryChange['from']) =>
    field === 'type' || field === 'state' ? label(dictionaryEntry, field, String(value)) : (value ?? '—');
  return (
    <>
      {label(dictionaryEntry, field)}: {from === null ? '—' : <del>{formatValue(from)}</del>} <ArrowRight />{' '}
      <ins>{formatValue(to)}</ins>
    </>
  );
}
