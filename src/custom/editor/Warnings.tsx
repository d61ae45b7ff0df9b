import { maxContent } from '#domain/chapters/chapterLimits.ts';
import { useT } from '../../i18n/index.ts';
import { Conflict } from './Conflict.tsx';
import { Notice } from './Notice.tsx';
import type { SaveState } from './saving/saver.ts';
import type { Session } from './session.ts';

interface Props {
  session: Session;
  state: SaveState;
  /** Characters that are too many to be saved. */
  excess: number;
}

/** Why what is typed may not be kept. It stays in sight with the toolbar, for as long as that is so. */
export function Warnings({ session, state, excess }: Props) {
  const t = useT();
  const { failure, journal, status } = state;
  const isDeleted = status === 'refused' && failure?.status === 404;
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
      {session.opening.from === 'orphaned' && <Notice tone="warning">{t('editor.writing.orphaned')}</Notice>}
    </>
  );
}
