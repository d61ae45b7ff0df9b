import type { Editor } from '@tiptap/core';
import { useNotify } from 'ra-core';
import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { canStep, getChapterState } from '#domain/chapters/chapter.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { getPreviewPath } from '../../lib/routing/previewPaths.ts';
import { useGoal } from '../../lib/useGoal.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { AskDialog } from '../../ui/fields/AskDialog.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { Guidance } from '../onboarding/Guidance.tsx';
import { Actions } from './Actions.tsx';
import { EditorKeys } from './EditorKeys.tsx';
import { NeighbourLinks, useNeighbours } from './NeighbourLinks.tsx';
import { Notices } from './Notices.tsx';
import { getChapterPath, getContentsPath } from './paths.ts';
import { removeChapterNumber } from './removeChapterNumber.ts';
import { Review } from './Review.tsx';
import { SaveStateLine } from './SaveStateLine.tsx';
import type { Text } from './saving/text.ts';
import type { Session } from './session.ts';
import { sizes, useSettings } from './settings.ts';
import { SidePanel } from './SidePanel.tsx';
import { Title } from './Title.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolButtons } from './ToolButtons.tsx';
import type { VersionText } from './tools/VersionView.tsx';
import { useCaretRoom } from './useCaretRoom.ts';
import { useFocusMode } from './useFocusMode.ts';
import { useKeys } from './useKeys.ts';
import { useMeta } from './useMeta.ts';
import { useSaveState, useSaving } from './useSaving.ts';
import { useSteps } from './useSteps.ts';
import { useExcess, useWords } from './useTextSize.ts';
import { useTool } from './useTool.ts';
import { Warnings } from './Warnings.tsx';
import { Figures, Goal, WordCount } from './WordCount.tsx';
import { Writing } from './Writing.tsx';
import css from './editor.module.css';

interface Props {
  session: Session;
  /** The chapter in the address: none, or one that is gone, until what is written here has an id. */
  requested: number | undefined;
  onlyRejected: boolean;
  onOnlyRejected: (only: boolean) => void;
  onDeleted: (chapter: { number: number; title: string }) => void;
}

/** A chapter that is being written. */
export function EditorPage({ session, requested, onlyRejected, onOnlyRejected, onDeleted }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { saver, editorDocument, story } = session;
  const [editor, setEditor] = useState<Editor>();
  const [helping, setHelping] = useState(false);
  const tools = useTool(editor);
  const [focus, toggleFocus] = useFocusMode();
  const state = useSaveState(saver);
  const placed = useSyncExternalStore(editorDocument.subscribe, editorDocument.placed);
  const chapter = useMeta(session);
  const number = chapter?.number ?? session.number;
  // A submission may have begun before the editor was there.
  const latest = useLatest(editor);
  const onRemoveNumber = () => removeChapterNumber(session, latest.current, number);
  const steps = useSteps(session, () => onDeleted({ number, title: editorDocument.title() }), onRemoveNumber);
  const around = useNeighbours(story.id, { chapter, number }, onlyRejected);
  const words = useWords(session);
  const excess = useExcess(session);
  const goal = useGoal();
  const { size } = useSettings();
  const name = t('editor.writing.chapter', { number });
  const editable =
    !story.completed && canStep('save', chapter ?? { status: 'draft', revision_status: null }, story.signed);
  const leaving = useSaving(saver);
  useCaretRoom(editor);
  usePageTitle(`${name} · ${story.title}`);

  useEffect(() => {
    if (state.chapter !== undefined && state.chapter !== requested)
      void navigate(getChapterPath(story.id, state.chapter), { replace: true });
  }, [state.chapter, requested, story.id, navigate]);

  const preview = async () => {
    if (await saver.save()) void navigate(getPreviewPath(story.id, state.chapter));
    else notify('editor.writing.action.unsaved', { type: 'error' });
  };
  const go = (to: number | null | undefined) => (to ? () => void navigate(getChapterPath(story.id, to)) : undefined);
  useKeys({
    save: editable ? () => void steps.saveDraft() : undefined,
    previous: go(around.previous),
    next: go(around.next),
    chapters: () => tools.toggle('chapters'),
    find: () => tools.open('find'),
    replace: () => tools.open(editable ? 'replace' : 'find'),
    versions: chapter && (() => tools.toggle('versions')),
    flags: () => tools.toggle('flags'),
    notes: chapter?.notes.length ? () => tools.toggle('notes') : undefined,
    preview: chapter && (() => void preview()),
    focus: toggleFocus,
    help: () => setHelping(true),
  });
  /** Puts another text in the place of this one; the server keeps this one as a version. */
  const replace = async (text: Text) => {
    if (!(await saver.save())) {
      notify('editor.writing.action.unsaved', { type: 'error' });
      return false;
    }
    editorDocument.replace(text);
    return saver.save('restore');
  };
  const restore = async ({ title, content }: VersionText) => {
    if (!(await replace({ title: title ?? '', content }))) throw new Error('not saved');
  };
  const reviewState = chapter && getChapterState(chapter);
  return (
    <div
      className={css.page}
      data-focus={focus || undefined}
      style={{ '--size': `${sizes[size]}rem` } as CSSProperties}
    >
      <Guidance page="editStory" />
      <header className={css.head}>
        <p className={css.story}>
          <Link to={getContentsPath(story.id)} lang={story.language} translate="no">
            {story.title}
          </Link>
        </p>
        <h1>
          {name}{' '}
          {reviewState && <StateChip state={reviewState}>{t(`chapters.shared.status.${reviewState}`)}</StateChip>}
        </h1>
        <NeighbourLinks story={story} chapter={chapter} {...around} {...{ onlyRejected, onOnlyRejected }} />
      </header>
      <Notices {...{ session, state, chapter, editable }} onReplace={replace} />
      <div className={css.columns} data-tool={tools.tool && tools.tool.name !== 'story' ? '' : undefined}>
        <div className={css.document}>
          <Title {...{ session, number, editable, onRemoveNumber }} />
          <div className={css.tools} data-bar="above" data-guide="editStory.text">
            <Warnings {...{ session, state, excess }} />
            <Toolbar {...{ editor, editable, focus }} onFocus={toggleFocus} onKeys={() => setHelping(true)}>
              {editor && (
                <ToolButtons
                  {...{ editor, editable, chapter, tools }}
                  story={story.id}
                  onPreview={() => void preview()}
                />
              )}
            </Toolbar>
          </div>
          <Writing key={placed} session={session} editable={editable} onEditor={setEditor} />
        </div>
        {editor && (
          <SidePanel {...{ editor, session, chapter, editable, tools, onlyRejected }} bare={focus} onRestore={restore}>
            {chapter && <Review chapter={chapter} />}
            <WordCount words={words} />
            <Goal goal={goal} />
          </SidePanel>
        )}
      </div>
      <footer className={css.foot} data-bar="below">
        <div className={css.standing}>
          <SaveStateLine state={state} blank={state.chapter === undefined} tooLong={excess > 0} />
          <Figures words={words} goal={goal.goal} />
        </div>
        <Actions session={session} chapter={chapter} steps={steps} />
      </footer>
      {steps.dialog}
      {leaving.state === 'blocked' && (
        <AskDialog
          title={t('editor.writing.leave.title')}
          action={t('editor.writing.leave.go')}
          back={t('editor.writing.leave.stay')}
          look="danger"
          onDo={leaving.proceed}
          onClose={leaving.reset}
        >
          <p>{t('editor.writing.leave.text')}</p>
        </AskDialog>
      )}
      {helping && <EditorKeys onClose={() => setHelping(false)} />}
    </div>
  );
}
