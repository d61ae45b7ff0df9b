import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { previewTranslation } from '#domain/translation/translationUpload.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { WarnedParagraphs } from '../warnings/WarnedParagraphs.tsx';
import css from './upload.module.css';

type Preview = AnswerOf<typeof previewTranslation>;

interface Props {
  file: string;
  preview: Preview;
  /** That is translated into. */
  language: StoryLanguage;
  onImport: () => void;
  onOther: () => void;
}

const maxTitle = sourceChapter.fields.title.max!;

/** What a file would change in the chapters of a task, or everything that keeps it out. */
export function UploadPreview({ file, preview, language, onImport, onOther }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const { problems, chapters, passed, unchanged } = preview;
  const isRefused = problems.length > 0;
  return (
    <section className={css.card}>
      <div className="bar">
        <h3 translate="no">{file}</h3>
        {isRefused && <StateChip tone="bad">{t('translation.seldom.upload.failed')}</StateChip>}
      </div>
      {isRefused && (
        <div role="alert" className="problem">
          <p>{t('translation.seldom.upload.failed_text')}</p>
          <ul>
            {problems.map(({ problem, numbers, row }) => (
              <li key={`${problem}:${numbers[0]}`}>
                {t(`translation.seldom.upload.problem.${problem}`, {
                  numbers: numbers.join(', '),
                  row: row ?? 0,
                  max: maxTitle,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {passed.length > 0 && <p>{t('translation.seldom.upload.passed', { numbers: passed.join(', ') })}</p>}
      {!isRefused && chapters.length === 0 && <p role="status">{t('translation.seldom.upload.nothing')}</p>}
      {!isRefused && chapters.length > 0 && <Chapters chapters={chapters} />}
      {!isRefused && <Warnings chapters={chapters} language={language} />}
      {!isRefused && chapters.length > 0 && unchanged > 0 && (
        <p className="note">{formatCount('translation.seldom.upload.unchanged', unchanged)}</p>
      )}
      <div className="actions" data-actions="">
        {!isRefused && chapters.length > 0 && (
          <button type="button" className="button" onClick={onImport}>
            {formatCount('translation.seldom.upload.go', chapters.length)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onOther}>
          {t('common.office.import.other')}
        </button>
      </div>
    </section>
  );
}

/** Chapters that change, with what becomes of their paragraphs. */
function Chapters({ chapters }: Pick<Preview, 'chapters'>) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  return (
    <Scroller>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('translation.office.task.chapter')}</th>
            <th scope="col">{t('translation.seldom.upload.changed')}</th>
            <th scope="col">{t('translation.seldom.upload.replaced')}</th>
            <th scope="col">{t('translation.seldom.upload.open')}</th>
            <th scope="col">{t('translation.office.warnings.title')}</th>
          </tr>
        </thead>
        <tbody>
          {chapters.map(({ id, number, title, former_title, changed, replaced, recut, open, warnings }) => (
            <tr key={id}>
              <th scope="row">
                {t('translation.office.desk.title', { number })}
                {title && (
                  <>
                    {' · '}
                    <span translate="no">{title}</span>
                  </>
                )}
                {former_title !== null && (
                  <p className="note">{t('translation.seldom.upload.former_title', { title: former_title })}</p>
                )}
                {recut > 0 && <p className="note">{formatCount('translation.seldom.upload.recut', recut)}</p>}
              </th>
              <td>{formatNumber(changed, language)}</td>
              <td>{formatNumber(replaced, language)}</td>
              <td>{formatNumber(open, language)}</td>
              <td>{formatNumber(warnings, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** What the checks find in the chapters as they will be, paragraph by paragraph. */
function Warnings({ chapters, language }: Pick<Preview, 'chapters'> & { language: StoryLanguage }) {
  const t = useT();
  const formatCount = useFormatCount();
  const warned = chapters.filter(({ warnings }) => warnings > 0);
  if (warned.length === 0) return null;
  return (
    <div className={css.warnings}>
      <h4>{t('translation.office.warnings.title')}</h4>
      <p className="note">{t('translation.seldom.upload.warnings_text')}</p>
      {warned.map(({ id, number, warnings, unanswered }, at) => (
        <details key={id} open={at === 0}>
          <summary>
            {t('translation.office.desk.title', { number })} ·{' '}
            {formatCount('translation.office.warnings.unanswered', warnings)}
          </summary>
          <WarnedParagraphs {...{ warnings, unanswered, language }} />
        </details>
      ))}
    </div>
  );
}
