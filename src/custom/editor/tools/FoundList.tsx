import { getChapterState } from '#domain/chapters/chapter.ts';
import { useT } from '../../../i18n/index.ts';
import { ChapterName } from './ChapterName.tsx';
import { Checkbox } from './Checkbox.tsx';
import type { Found, FoundChapter, useStoryReplace } from './useStoryReplace.ts';
import diff from '../../../ui/diff/diff.module.css';
import css from './editorTools.module.css';

interface Props {
  results: Found;
  by: string;
  language: string;
  tools: ReturnType<typeof useStoryReplace>;
  disabled: boolean;
}

/** What was found, to be ticked by chapter and by match, each line as it is and as it becomes. */
export function FoundList({ results, tools, ...rest }: Props) {
  const t = useT();
  const editable = results.chapters.filter((chapter) => chapter.editable);
  const full = editable.filter(({ id }) => tools.chosen.get(id) === null).length;
  return (
    <div className={css.results}>
      {editable.length > 1 && (
        <Checkbox
          checked={full === editable.length}
          some={tools.chosen.size > 0}
          disabled={rest.disabled}
          onChange={tools.chooseAll}
        >
          {t('editor.shared.story.all')}
        </Checkbox>
      )}
      <ul className={css.list}>
        {results.chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterMatches chapter={chapter} tools={tools} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChapterMatches({
  chapter,
  by,
  language,
  tools,
  disabled,
}: Omit<Props, 'results'> & { chapter: FoundChapter }) {
  const t = useT();
  const { id, count, matches, editable } = chapter;
  const chosen = tools.chosen.get(id);
  const hidden = count - matches.length;
  const counted = (key: 'matches' | 'hidden', count: number) =>
    t(`editor.shared.story.${key}`, { smart_count: count, count });
  return (
    <>
      <Checkbox
        checked={chosen === null}
        some={chosen !== undefined}
        disabled={disabled || !editable}
        onChange={(on) => tools.chooseChapter(id, on)}
      >
        <strong>
          <ChapterName {...chapter} />
        </strong>{' '}
        <span className="note">{counted('matches', count)}</span>
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
                checked={chosen === null || (chosen?.has(index) ?? false)}
                disabled={disabled}
                onChange={(on) => tools.chooseMatch(chapter, index, on)}
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
      {editable && hidden > 0 && <p className="note">{counted('hidden', hidden)}</p>}
    </>
  );
}
