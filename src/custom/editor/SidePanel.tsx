import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Chapter } from './remote.ts';
import type { Session } from './session.ts';
import { ChaptersPanel } from './tools/ChaptersPanel.tsx';
import { FindBar } from './tools/FindBar.tsx';
import { FlagsPanel } from './tools/FlagsPanel.tsx';
import { FlagTip } from './tools/FlagTip.tsx';
import { NotesPanel, useNotes } from './tools/NotesPanel.tsx';
import type { Note } from './tools/reviewNotes.ts';
import { StoryReplace } from './tools/StoryReplace.tsx';
import { useFlagging } from './tools/useFlagging.ts';
import { VersionsPanel } from './tools/VersionsPanel.tsx';
import type { VersionText } from './tools/VersionView.tsx';
import { useSaveState } from './useSaving.ts';
import type { useTool } from './useTool.ts';
import css from './SidePanel.module.css';

interface Props {
  editor: Editor;
  session: Session;
  chapter: Chapter | undefined;
  editable: boolean;
  tools: ReturnType<typeof useTool>;
  onlyRejected: boolean;
  /** Nothing but an open tool stands beside the text. */
  bare: boolean;
  /** Puts an earlier text in the place of the present one; rejects where that cannot be saved. */
  onRestore: (text: VersionText) => Promise<void>;
  /** What stands there while no tool is open. */
  children: ReactNode;
}

const none: Note[] = [];

/** What stands beside the text: the open tool, or what is known of the chapter. */
export function SidePanel({
  editor,
  session,
  chapter,
  editable,
  tools,
  onlyRejected,
  bare,
  onRestore,
  children,
}: Props) {
  const t = useT();
  const { story, saver, editorDocument } = session;
  const { tool, open, close } = tools;
  const state = useSaveState(saver);
  const flagging = useFlagging(editor, story.id);
  useNotes(editor, chapter?.notes ?? none);
  const changed = (ids: readonly number[]) => {
    if (ids.includes(state.chapter!)) void saver.refresh();
  };
  const wholeStory = (find: string) => {
    void saver.save();
    open('story', find);
  };

  const panel = () => {
    if (tool?.name === 'find' || tool?.name === 'replace')
      return (
        <FindBar
          key={tool.times}
          {...{ editor, mode: tool.name, language: story.language }}
          onClose={close}
          onWholeStory={wholeStory}
        />
      );
    if (tool?.name === 'chapters')
      return (
        <ChaptersPanel
          {...{ story, onlyRejected }}
          number={chapter?.number ?? session.number}
          id={chapter?.id}
          onClose={close}
        />
      );
    if (tool?.name === 'flags') return <FlagsPanel editor={editor} {...flagging} onClose={close} />;
    if (tool?.name === 'notes' && chapter)
      return <NotesPanel editor={editor} reason={chapter.rejection_reason} onClose={close} />;
    if (tool?.name === 'versions' && chapter)
      return (
        <Versions editorDocument={editorDocument}>
          {(title) => (
            <VersionsPanel
              {...{ editor, title, onRestore }}
              chapterId={chapter.id}
              revision={chapter.revision}
              language={story.language}
              canRestore={editable && !state.theirs}
              onClose={close}
            />
          )}
        </Versions>
      );
    return undefined;
  };
  const content = panel();
  return (
    <>
      <FlagTip key={editor.instanceId} editor={editor} />
      {(content || !bare) && (
        <aside className={css.panel} data-open={content ? '' : undefined} aria-label={t('editor.writing.panel')}>
          {content ? <Place key={tool!.name}>{content}</Place> : children}
        </aside>
      )}
      {tool?.name === 'story' && (
        <StoryReplace
          storyId={story.id}
          language={story.language}
          find={tool.find}
          unsaved={state.status !== 'saved'}
          onChanged={changed}
          onClose={close}
        />
      )}
    </>
  );
}

/** Where a tool stands. Its first button takes the focus, unless a field has done so. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current!.contains(document.activeElement)) place.current!.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} className={css.tool}>
      {children}
    </div>
  );
}

/** Gives the title as it is typed, so that the page is not drawn anew for it. */
function Versions({
  editorDocument,
  children,
}: {
  editorDocument: Session['editorDocument'];
  children: (title: string | null) => ReactNode;
}) {
  const title = useSyncExternalStore(editorDocument.subscribe, editorDocument.title);
  return children(title.trim() || null);
}
