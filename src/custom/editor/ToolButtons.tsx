import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { getPreviewPath } from '../../lib/routing/previewPaths.ts';
import { keyNames } from './keys.ts';
import type { Chapter } from './remote.ts';
import { listFlags } from './tools/flagMarks.ts';
import type { useTool } from './useTool.ts';
import css from './Toolbar.module.css';

/** How many places are flagged: a number, so that a key which only moves them draws nothing. */
const useFlagCount = (editor: Editor): number =>
  useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    () => listFlags(editor.state).length,
  );

interface Props {
  editor: Editor;
  editable: boolean;
  story: number;
  /** Undefined for a chapter that is not made yet. */
  chapter: Chapter | undefined;
  tools: ReturnType<typeof useTool>;
  onPreview: () => void;
}

/** The tools that open beside the text, by name. */
export function ToolButtons({
  editor,
  editable,
  story,
  chapter,
  tools: { tool, toggle, open, close },
  onPreview,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const flags = useFlagCount(editor);
  const finding = tool?.name === 'find' || tool?.name === 'replace';
  const button = (
    name: 'chapters' | 'find' | 'versions' | 'flags' | 'notes',
    run: () => void,
    on: boolean,
    count = 0,
  ) => {
    const words = t(name === 'chapters' ? 'editor.writing.go.name' : `editor.shared.${name}.title`);
    return (
      <button
        type="button"
        className={css.named}
        aria-pressed={on}
        title={`${words} (${keyNames[name]})`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      >
        {words} {count > 0 && <span className={css.number}>{formatNumber(count, language)}</span>}
      </button>
    );
  };
  return (
    <div className={css.names}>
      {button('chapters', () => toggle('chapters'), tool?.name === 'chapters')}
      {button('find', () => (finding ? close() : open(editable ? 'replace' : 'find')), finding)}
      {chapter && button('versions', () => toggle('versions'), tool?.name === 'versions')}
      {button('flags', () => toggle('flags'), tool?.name === 'flags', flags)}
      {chapter &&
        chapter.notes.length > 0 &&
        button('notes', () => toggle('notes'), tool?.name === 'notes', chapter.notes.length)}
      {chapter && (
        <Link
          className={css.named}
          to={getPreviewPath(story, chapter.id)}
          title={`${t('stories.writing.page.preview')} (${keyNames.preview})`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onPreview();
          }}
        >
          {t('stories.writing.page.preview')}
        </Link>
      )}
    </div>
  );
}
