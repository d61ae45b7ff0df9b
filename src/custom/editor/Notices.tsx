import { useState } from 'react';
import { getChapterState } from '#domain/chapters/chapter.ts';
import { useT } from '../../i18n/index.ts';
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
  /** Puts another text in the place of the present one, which the server keeps as a version. */
  onReplace: (text: Text) => Promise<unknown>;
}

/** What there is to know before one writes on. */
export function Notices({ session, state, chapter, editable, onReplace }: Props) {
  const t = useT();
  const elsewhere = usePresence(session);
  const { opening } = session;
  const [over, setOver] = useState(opening.from === 'device' ? opening.saved : undefined);
  const useSaved = async () => {
    setOver(undefined);
    await onReplace(over!);
  };
  return (
    <>
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
