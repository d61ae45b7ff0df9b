import { useState } from 'react';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { FoundList } from './FoundList.tsx';
import { LatestReplace } from './LatestReplace.tsx';
import { countChosen } from './matchChoice.ts';
import { ReplaceOutcome } from './ReplaceOutcome.tsx';
import { SearchForm } from './SearchForm.tsx';
import { UndoOutcome } from './UndoOutcome.tsx';
import { useSlow } from './useSlow.ts';
import { useStoryReplace } from './useStoryReplace.ts';
import css from './tools.module.css';

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
  const formatCount = useFormatCount();
  const { translate } = useI18n();
  const [by, setBy] = useState('');
  const tools = useStoryReplace(storyId, onChanged);
  const { stage, error, latest, searching, replacing, undoing } = tools;
  const count = stage.name === 'found' ? countChosen(stage.chosen, stage.results.chapters) : 0;
  const working = replacing || undoing;
  const slow = useSlow(working);
  return (
    <Dialog
      title={t('editor.shared.story.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.close')}
          </button>
          {stage.name === 'replaced' && (
            <button type="button" className="button quiet" disabled={working} onClick={() => tools.restart(undefined)}>
              {t('editor.shared.story.again')}
            </button>
          )}
          {stage.name === 'found' && count > 0 && (
            <button type="button" className="button" disabled={working} onClick={() => tools.replace({ ...stage, by })}>
              {working
                ? t('editor.shared.story.working')
                : formatCount(by === '' ? 'editor.shared.story.remove' : 'editor.shared.story.replace', count)}
            </button>
          )}
        </>
      }
    >
      {unsaved && <p className={css.advice}>{t('editor.shared.story.unsaved')}</p>}
      {stage.name !== 'replaced' && (
        <SearchForm find={find} by={by} onBy={setBy} pending={searching || working} onSearch={tools.search} />
      )}
      {error && (
        <p className={css.trouble} role="alert">
          {translate(error.problem.message, error.problem.args)}
        </p>
      )}
      {stage.name === 'undone' && <UndoOutcome {...stage} />}
      {(stage.name === 'asking' || stage.name === 'undone') && latest && !searching && (
        <LatestReplace batch={latest} pending={working} onUndo={() => tools.undo(latest)} />
      )}
      {searching && <Loading />}
      {slow && (
        <p role="status" className={css.working}>
          <progress aria-label={t('editor.shared.story.working')} />
          {t(undoing ? 'editor.shared.story.undoing' : 'editor.shared.story.working')}
        </p>
      )}
      {stage.name === 'found' && (
        <>
          <p role="status">
            {stage.results.matches === 0
              ? t('editor.shared.story.none')
              : `${formatCount('editor.shared.story.matches', stage.results.matches)} ${formatCount('editor.shared.story.chapters', stage.results.chapters.length)}`}
          </p>
          {stage.results.capped && <p className="note">{t('editor.shared.story.capped')}</p>}
          {stage.results.matches > 0 && (
            <FoundList {...stage} {...{ by, language }} onChoose={tools.choose} disabled={working} />
          )}
        </>
      )}
      {stage.name === 'replaced' && <ReplaceOutcome {...stage} onUndo={tools.undo} pending={working} />}
    </Dialog>
  );
}
