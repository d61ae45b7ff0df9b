import { getChapterState } from '#domain/chapters/chapter.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { ChapterName } from './ChapterName.tsx';
import { Checkbox } from './Checkbox.tsx';
import {
  chooseAll,
  chooseChapter,
  chooseMatch,
  type Chosen,
  type SearchResults,
  type FoundChapter,
} from './matchChoice.ts';
import diff from '../../../ui/diff/diff.module.css';
import css from './tools.module.css';

interface Props {
  results: SearchResults;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  by: string;
  language: string;
  disabled: boolean;
}

/** What was found, to be ticked by chapter and by match, each line as it is and as it becomes. */
export function FoundList({ results: { chapters }, ...rest }: Props) {
  const t = useT();
  const { chosen, onChoose, disabled } = rest;
  const editable = chapters.filter((chapter) => chapter.editable);
  const full = editable.filter(({ id }) => chosen.get(id) === null).length;
  return (
    <div className={css.results}>
      {editable.length > 1 && (
        <Checkbox
          checked={full === editable.length}
          some={chosen.size > 0}
          disabled={disabled}
          onChange={(on) => onChoose(on ? chooseAll(chapters) : new Map())}
        >
          {t('editor.shared.story.all')}
        </Checkbox>
      )}
      <ul className={css.list}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterMatches chapter={chapter} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChapterMatches({
  chapter,
  chosen,
  onChoose,
  by,
  language,
  disabled,
}: Omit<Props, 'results'> & { chapter: FoundChapter }) {
  const t = useT();
  const formatCount = useFormatCount();
  const { id, count, matches, editable } = chapter;
  const own = chosen.get(id);
  const hidden = count - matches.length;
  return (
    <>
      <Checkbox
        checked={own === null}
        some={own !== undefined}
        disabled={disabled || !editable}
        onChange={(on) => onChoose(chooseChapter(chosen, id, on))}
      >
        <strong>
          <ChapterName {...chapter} />
        </strong>{' '}
        <span className="note">{formatCount('editor.shared.story.matches', count)}</span>
      </Checkbox>
      {!editable && (
        <p className="note">
          {t('editor.shared.story.locked', { state: t(`chapters.shared.status.${getChapterState(chapter)}`) })}
        </p>
      )}
      {editable && chapter.status === 'published' && chapter.revision_status === null && (
        <p className="note">{t('editor.shared.story.published')}</p>
      )}
      {editable && (
        <ul className={css.matches}>
          {matches.map(({ paragraph, before, text, after }, index) => (
            // eslint-disable-next-line react/no-array-index-key
            <li key={index} title={t('editor.shared.story.paragraph', { number: paragraph + 1 })}>
              <Checkbox
                checked={own === null || (own?.has(index) ?? false)}
                disabled={disabled}
                onChange={(on) => onChoose(chooseMatch(chosen, chapter, index, on))}
              >
                <span lang={language}>
                  {before}
                  <del className={diff.old}>{text}</del>
                  {by !== '' && <ins className={diff.new}>{by}</ins>}
                  {after}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {editable && hidden > 0 && <p className="note">{formatCount('editor.shared.story.hidden', hidden)}</p>}
    </>
  );
}
