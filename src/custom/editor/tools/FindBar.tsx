import type { Command } from '@tiptap/pm/state';
import { useEditorState, type Editor } from '@tiptap/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { findNext, findPrev, replaceAll, replaceNext, SearchQuery, setSearchState } from 'prosemirror-search';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { maxFind, maxReplacement } from '#domain/editor/find.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { countMatches, createSearchQuery, type FindMode } from './findReplace.ts';
import { Panel } from './Panel.tsx';
import css from './tools.module.css';

/** Ready to be typed over, at first and when the keys are pressed again. */
const take = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

interface Props {
  editor: Editor;
  mode: FindMode;
  /** Of the story. */
  language: string;
  onClose: () => void;
  /** Looks for the same in all chapters. */
  onWholeStory?: (find: string) => void;
}

/** Finds and replaces in the chapter: Enter is the next match, with Shift the one before, Escape goes back to the text. */
export function FindBar({ editor, mode, language, onClose, onWholeStory }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const id = useId();
  const [find, setFind] = useState(() => {
    const { from, to } = editor.state.selection;
    return editor.state.doc.textBetween(from, to, '\n').split('\n')[0]!.slice(0, maxFind);
  });
  const [replace, setReplace] = useState('');
  const [match_case, setMatchCase] = useState(false);
  const [whole_words, setWholeWords] = useState(false);
  const [replaced, setReplaced] = useState<number>();
  const { count, at } = useEditorState({ editor, selector: ({ editor }) => countMatches(editor.state) });
  const editable = useEditorState({ editor, selector: ({ editor }) => editor.isEditable });

  useEffect(() => {
    const query = createSearchQuery({ find, replace, match_case, whole_words }, language);
    editor.view.dispatch(setSearchState(editor.state.tr, query));
    setReplaced(undefined);
  }, [editor, find, replace, match_case, whole_words, language]);
  // The matches go with the bar.
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(setSearchState(editor.state.tr, new SearchQuery({ search: '' })));
    },
    [editor],
  );

  const run = (command: Command) =>
    command(editor.state, (tr) => editor.view.dispatch(tr.scrollIntoView()), editor.view);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that are being composed, as in Korean, end with Enter too.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run(event.shiftKey ? findPrev : findNext);
  };
  const all = () => {
    const times = count;
    if (run(replaceAll)) setReplaced(times);
  };
  const status =
    replaced !== undefined
      ? formatCount('editor.shared.find.replaced', replaced)
      : count > 0
        ? t('editor.shared.find.at', { at, count })
        : find && t('editor.shared.find.none');
  const none = count === 0;
  return (
    <Panel title={t('editor.shared.find.title')} onClose={close}>
      <div className="field">
        <label htmlFor={`${id}find`}>{t('editor.shared.find.find')}</label>
        <div className={css.line}>
          <input
            key={mode}
            ref={take}
            id={`${id}find`}
            className="control"
            value={find}
            maxLength={maxFind}
            autoComplete="off"
            onChange={(event) => setFind(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="button quiet small"
            aria-label={t('editor.shared.find.previous')}
            disabled={none}
            onClick={() => run(findPrev)}
          >
            <ArrowUp />
          </button>
          <button
            type="button"
            className="button quiet small"
            aria-label={t('editor.shared.find.next')}
            disabled={none}
            onClick={() => run(findNext)}
          >
            <ArrowDown />
          </button>
        </div>
      </div>
      <p className="note" role="status">
        {status}
      </p>
      <div className={css.checks}>
        <label>
          <input type="checkbox" checked={match_case} onChange={(event) => setMatchCase(event.target.checked)} />
          {t('editor.shared.find.match_case')}
        </label>
        <label>
          <input type="checkbox" checked={whole_words} onChange={(event) => setWholeWords(event.target.checked)} />
          {t('editor.shared.find.whole_words')}
        </label>
      </div>
      {mode === 'replace' && editable && (
        <>
          <div className="field">
            <label htmlFor={`${id}replace`}>{t('editor.shared.find.replace_with')}</label>
            <input
              id={`${id}replace`}
              className="control"
              value={replace}
              maxLength={maxReplacement}
              autoComplete="off"
              onChange={(event) => setReplace(event.target.value)}
            />
          </div>
          <div className={css.actions}>
            <button type="button" className="button quiet" disabled={none} onClick={() => run(replaceNext)}>
              {t('editor.shared.find.replace')}
            </button>
            <button type="button" className="button quiet" disabled={none} onClick={all}>
              {t('editor.shared.find.replace_all')}
            </button>
          </div>
        </>
      )}
      {onWholeStory && (
        <button type="button" className={`link ${css.start}`} aria-haspopup="dialog" onClick={() => onWholeStory(find)}>
          {t('editor.shared.find.in_story')}
        </button>
      )}
    </Panel>
  );
}
