import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { discardChapterUpload, storeChapterUpload } from '#domain/calls/chapterUploads.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import type { RowChoice } from '#domain/rules/chapterUpload.ts';
import { ApiError, send } from '../../dataProvider/client.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { chooseAll, countKinds, forAll, forget, recall, remember, type ForAll } from './choices.ts';
import { Preview } from './Preview.tsx';
import { RowLine } from './RowLine.tsx';
import type { Row, Waiting } from './sendFile.ts';
import css from './upload.module.css';

export type Stored = AnswerOf<typeof storeChapterUpload>;

interface Props {
  upload: Waiting;
  onStored: (stored: Stored) => void;
  onDiscarded: () => void;
  /** The story or the file is another by now, so the grid is to be drawn anew; why is told above it. */
  onOutdated: (why: Message) => void;
}

/** The chapters of a file before they are chapters of the story: what each would do, and what the author wants. */
export function Grid({ upload, onStored, onDiscarded, onOutdated }: Props) {
  const t = useT();
  const language = useLanguage();
  const { id, rows, missing, words_before, file_name, created_at } = upload;
  const [choices, setChoices] = useState(() => recall(id, rows));
  useEffect(() => remember(id, rows, choices), [id, rows, choices]);
  const [preview, setPreview] = useState<Row>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message>();
  // The same for every try, so that a confirmation whose answer was lost is not stored twice.
  const key = useRef(crypto.randomUUID());
  const kinds = useMemo(() => countKinds(rows), [rows]);
  const taken = rows.filter(({ position }) => choices[position] !== 'skip').length;

  const choose = useCallback((position: number, choice: RowChoice) => {
    key.current = crypto.randomUUID();
    setChoices((before) => ({ ...before, [position]: choice }));
  }, []);
  const chooseForAll = (how: ForAll) => {
    key.current = crypto.randomUUID();
    setChoices(chooseAll(rows, how));
  };

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const why = message(failure.message, failure.args);
      if (failure.status !== 409) return setProblem(why);
      key.current = crypto.randomUUID();
      onOutdated(why);
    } finally {
      setBusy(false);
    }
  }
  const store = () =>
    run(async () => {
      const chosen = rows.map(({ position, replaces }) => ({
        position,
        choice: choices[position]!,
        replaces: replaces?.id ?? null,
      }));
      const stored = await send(storeChapterUpload, { params: { id }, body: { rows: chosen }, key: key.current });
      forget(id);
      onStored(stored);
    });
  const discard = () =>
    run(async () => {
      await send(discardChapterUpload, { params: { id } });
      forget(id);
      onDiscarded();
    });

  const gaps = missing.map(({ from, to }) =>
    from === to ? formatNumber(from, language) : `${formatNumber(from, language)}–${formatNumber(to, language)}`,
  );
  return (
    <section className={css.grid} aria-label={file_name}>
      <div className={css.bar}>
        <p className={css.file}>{t('docx.file_waits', { file: file_name, date: formatTime(created_at, language) })}</p>
        <button type="button" className="button quiet" disabled={busy} onClick={() => void discard()}>
          {t('docx.discard')}
        </button>
      </div>
      <p className={css.summary}>
        {kinds.map(([kind, found]) => (
          <span key={kind} className={`chip ${kind === 'new' ? 'good' : kind === 'replace' ? '' : 'bad'}`}>
            {t(`docx.count.${kind}`, { smart_count: found })}
          </span>
        ))}
      </p>
      {gaps.length > 0 && (
        <p className={css.note}>
          {t('docx.missing', { numbers: gaps.join(', ') })} {t('docx.missing_text')}
        </p>
      )}
      {words_before > 0 && <p className={css.note}>{t('docx.words_before', { smart_count: words_before })}</p>}
      <div className={css.forAll} role="group" aria-label={t('docx.all')}>
        <span>{t('docx.all')}</span>
        {(Object.keys(forAll) as ForAll[]).map((how) => (
          <button key={how} type="button" className={css.small} disabled={busy} onClick={() => chooseForAll(how)}>
            {t(`docx.for_all.${how}`)}
          </button>
        ))}
      </div>
      <table className={css.rows}>
        <thead>
          <tr>
            <th scope="col">{t('docx.column.number')}</th>
            <th scope="col">{t('docx.column.chapter')}</th>
            <th scope="col" className={css.words}>
              {t('docx.column.words')}
            </th>
            <th scope="col">{t('docx.column.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowLine
              key={row.position}
              row={row}
              choice={choices[row.position]!}
              onChoose={choose}
              onPreview={setPreview}
            />
          ))}
        </tbody>
      </table>
      <div className={css.confirm}>
        <span role="alert" className={css.problem}>
          {problem && t(problem.message as MessageKey, problem.args)}
        </span>
        <button type="button" className="button" disabled={busy || taken === 0} onClick={() => void store()}>
          {busy ? t('docx.storing') : taken === 0 ? t('docx.store_none') : t('docx.store', { smart_count: taken })}
        </button>
      </div>
      {preview && <Preview id={id} row={preview} onClose={() => setPreview(undefined)} />}
    </section>
  );
}
