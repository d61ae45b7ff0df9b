import { useState } from 'react';
import { getChapterState } from '#domain/chapters/chapter.ts';
import { maxContent } from '#domain/chapters/chapterLimits.ts';
import { useT } from '../../i18n/index.ts';
import { Conflict } from './Conflict.tsx';
import { Notice } from './Notice.tsx';
import type { Chapter } from './remote.ts';
import type { SaveState } from './saving/saver.ts';
import type { Text } from './saving/text.ts';
import type { Session } from './session.ts';
import { usePresence } from './usePresence.ts';

interface Props {
  session: Session;
  state: SaveState;
  chapter: Chapter | undefined;
  editable: boolean;
  /** Characters that are too many to be saved. */
  excess: number;
  /** Puts another text in the place of the present one, which the server keeps as a version. */
  onReplace: (text: Text) => Promise<unknown>;
}

/** What there is to know before one writes on. */
export function Notices({ session, state, chapter, editable, excess, onReplace }: Props) {
  const t = useT();
  const elsewhere = usePresence(session);
  const { opening } = session;
  const [over, setOver] = useState(opening.from === 'device' ? opening.saved : undefined);
  const { failure, journal, status } = state;
  const isDeleted = status === 'refused' && failure?.status === 404;
  const useSaved = async () => {
    setOver(undefined);
    await onReplace(over!);
  };
  return (
    <>
      <Conflict session={session} state={state} />
      {isDeleted && (
        <Notice
          tone="warning"
          actions={
            <button type="button" className="button" onClick={() => void session.saver.saveAsNew()}>
              {t('editor.writing.save_as_new')}
            </button>
          }
        >
          {t('editor.writing.gone')}
        </Notice>
      )}
      {excess > 0 && (
        <Notice tone="warning">
          {t('editor.writing.too_long', {
            excess,
            max: maxContent,
          })}
        </Notice>
      )}
      {journal !== 'kept' && <Notice tone="warning">{t(`editor.writing.journal_${journal}`)}</Notice>}
      {elsewhere && <Notice>{t('editor.writing.elsewhere')}</Notice>}
      {over && editable && !state.theirs && (
        <Notice
          actions={
            <>
              <button type="button" className="button quiet" onClick={() => void useSaved()}>
                {t('editor.writing.restored_undo')}
              </button>
              <button type="button" className="button quiet" onClick={() => setOver(undefined)}>
                {t('common.close')}
              </button>
            </>
          }
        >
          {t('editor.writing.restored')}
        </Notice>
      )}
      {opening.from === 'device_new' && <Notice>{t('editor.writing.restored')}</Notice>}
      {session.keptAside && <Notice>{t('editor.writing.kept_aside')}</Notice>}
      {opening.from === 'orphaned' && <Notice tone="warning">{t('editor.writing.orphaned')}</Notice>}
      {!editable && <Notice>{t(getReason(session, chapter))}</Notice>}
    </>
  );
}

function getReason({ story }: Session, chapter: Chapter | undefined) {
  if (story.completed) return 'editor.writing.action.completed';
  const state = chapter && getChapterState(chapter);
  if (state === 'pending_review') return 'editor.writing.read_only_review';
  return state === 'pending_publish' ? 'editor.writing.read_only_release' : 'editor.writing.read_only';
}
