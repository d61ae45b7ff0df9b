import type { AnswerOf } from '#domain/kit/call.ts';
import type { getChapterDetails } from '#domain/translation/chapterDetails.calls.ts';
import { paragraphBreak } from '#domain/translation/segments.ts';
import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { BothSources } from '../BothSources.tsx';
import css from './chapter.module.css';

type Details = AnswerOf<typeof getChapterDetails>;

interface Props {
  source: Pick<Details, 'language' | 'paragraphs'>;
  /** Absent: there is the source alone. */
  edition?: Details['editions'][number];
}

/** A chapter paragraph by paragraph, and what each is in another language. */
export function Sides({ source: { language, paragraphs }, edition }: Props) {
  const t = useT();
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  const getText = (sources: readonly number[]) => sources.map((id) => texts.get(id)).join(paragraphBreak);
  const rows = edition?.text ?? paragraphs.map(({ id }) => ({ sources: [id], target: '', basis: undefined }));
  return (
    <div
      className={css.sides}
      role="region"
      aria-label={t('translation.office.details.text')}
      // A long chapter is scrolled by the keyboard too.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {rows.map(({ sources, target, basis }, at) => (
        // Segments have no names of their own; their order is what they are known by.
        // eslint-disable-next-line react/no-array-index-key
        <div key={at} className={edition ? css.row : undefined}>
          {sources.length > 0 && basis !== undefined ? (
            <BothSources before={basis} after={getText(sources)} language={language} />
          ) : (
            <p lang={language}>
              {sources.length > 0 ? getText(sources) : <em>{t('translation.office.desk.surplus')}</em>}
            </p>
          )}
          {edition && (
            <div>
              <p lang={edition.language}>{target || <em>{t('translation.office.grid.state.untranslated')}</em>}</p>
              {basis !== undefined && <StateChip tone="waiting">{t('translation.office.grid.stale')}</StateChip>}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
