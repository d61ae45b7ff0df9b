import { useState } from 'react';
import { useI18n, useT } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { EarlierReplace } from './EarlierReplace.tsx';
import { FoundList } from './FoundList.tsx';
import { ReplaceOutcome } from './ReplaceOutcome.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Undone } from './Undone.tsx';
import { useSlow } from './useSlow.ts';
import { useStoryReplace } from './useStoryReplace.ts';
import css from './editorTools.module.css';

interface Props {
  storyId: number;
  /** Of the story. */
  language: string;
  /** What the search begins with. */
  find?: string;
  /** The open chapter has text that is not saved, so it is not searched. */
  unsaved: boolean;
  /** These chapters read differently now, by a replacement or by taking it back. */
  onChanged: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Finds a text in all chapters of a story, replaces what is ticked, and takes it back as a whole. */
export function StoryReplace({ storyId, language, find = '', unsaved, onChanged, onClose }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const [by, setBy] = useState('');
  const tools = useStoryReplace(storyId, onChanged);
  const { search, replace, undo, chosen, earlier } = tools;
  const results = search.data;
  const counted = (key: 'matches' | 'chapters' | 'replace' | 'remove', count: number) =>
    t(`editor.shared.story.${key}`, { smart_count: count, count });
  const count = (results?.chapters ?? []).reduce(
    (sum, chapter) => sum + (chosen.has(chapter.id) ? (chosen.get(chapter.id)?.size ?? chapter.count) : 0),
    0,
  );
  const working = replace.isPending || undo.isPending;
  const slow = useSlow(working);
  const failed = [search, replace, undo].find(({ error }) => error)?.error;
  return (
    <Dialog
      title={t('editor.shared.story.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.close')}
          </button>
          {replace.data ? (
            <button type="button" className="button quiet" disabled={working} onClick={tools.again}>
              {t('editor.shared.story.again')}
            </button>
          ) : (
            results &&
            count > 0 && (
              <button type="button" className="button" disabled={working} onClick={() => replace.mutate(by)}>
                {working ? t('editor.shared.story.working') : counted(by === '' ? 'remove' : 'replace', count)}
              </button>
            )
          )}
        </>
      }
    >
      {unsaved && <p className={css.advice}>{t('editor.shared.story.unsaved')}</p>}
      {!(replace.data && results) && (
        <SearchForm
          find={find}
          by={by}
          onBy={setBy}
          pending={search.isPending || working}
          onSearch={(query) => {
            replace.reset();
            undo.reset();
            search.mutate(query);
          }}
        />
      )}
      {failed && (
        <p className={css.trouble} role="alert">
          {translate(failed.message, 'args' in failed ? (failed.args as object) : undefined)}
        </p>
      )}
      {!results && !search.isPending && (
        <>
          <Undone undo={undo} />
          {earlier && <EarlierReplace batch={earlier} pending={working} onUndo={() => undo.mutate(earlier)} />}
        </>
      )}
      {search.isPending && <Loading />}
      {slow && (
        <p role="status" className={css.working}>
          <progress aria-label={t('editor.shared.story.working')} />
          {t(undo.isPending ? 'editor.shared.story.undoing' : 'editor.shared.story.working')}
        </p>
      )}
      {results && !replace.data && (
        <>
          <p role="status">
            {results.matches === 0
              ? t('editor.shared.story.none')
              : `${counted('matches', results.matches)} ${counted('chapters', results.chapters.length)}`}
          </p>
          {results.capped && <p className="note">{t('editor.shared.story.capped')}</p>}
          {results.matches > 0 && <FoundList {...{ results, by, language, tools }} disabled={working} />}
        </>
      )}
      {results && replace.data && (
        <ReplaceOutcome chapters={results.chapters} replaced={replace.data} undo={undo} pending={working} />
      )}
    </Dialog>
  );
}
