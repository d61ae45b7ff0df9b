import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { canStep, chapterSteps } from '#domain/chapters/chapter.ts';
import { listChapters } from '#domain/chapters/chapters.calls.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { chapterKeys } from './queryKeys.ts';
import type { Chapter } from './remote.ts';
import { SaveDraftDialog } from './SaveDraftDialog.tsx';
import type { Session, Story } from './session.ts';
import type { useSteps } from './useSteps.ts';
import css from './Actions.module.css';

interface Props {
  session: Session;
  /** Undefined for a chapter that is not made yet. */
  chapter: Chapter | undefined;
  steps: ReturnType<typeof useSteps>;
}

const fresh = { status: 'draft', revision_status: null } as const;

/** The buttons of a chapter, as far as its state has them. */
export function Actions({ session, chapter, steps }: Props) {
  const t = useT();
  const why = useId();
  const [asking, setAsking] = useState(false);
  const [naming, setNaming] = useState(false);
  const { story } = session;
  const { completed, signed } = story;
  // Without a contract the button stands there and says why it does nothing.
  const can = (step: keyof typeof chapterSteps, with_contract = signed) =>
    !completed && canStep(step, chapter ?? fresh, with_contract);
  const reason = completed
    ? t('editor.writing.action.completed')
    : signed
      ? undefined
      : t('editor.writing.action.unsigned');
  const nameDraft = () => {
    // The text need not wait for its name.
    void session.saver.save();
    setNaming(true);
  };
  const choices: { name: string; hint: string; opens?: 'dialog'; run: () => void }[] = [
    {
      name: t('editor.writing.action.publish'),
      hint: t('editor.writing.action.publish_hint'),
      run: () => void steps.submit(true),
    },
    {
      name: t('editor.writing.action.submit'),
      hint: t('editor.writing.action.submit_hint'),
      run: () => void steps.submit(false),
    },
    {
      name: `${t('editor.writing.action.publish_all')}…`,
      hint: t('editor.writing.action.publish_all_hint'),
      opens: 'dialog',
      run: () => setAsking(true),
    },
  ];
  return (
    <>
      {reason && (
        <p id={why} className={css.why}>
          {reason}
        </p>
      )}
      <div className={css.buttons} data-guide="editStory.publish">
        {chapter && can('delete') && (
          <button type="button" className="button quiet" disabled={steps.pending} onClick={() => void steps.remove()}>
            {t('editor.writing.action.delete')}
          </button>
        )}
        {can('save') && (
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            disabled={steps.pending}
            onClick={nameDraft}
          >
            {t('editor.writing.action.save')}
          </button>
        )}
        {can('withdraw') && (
          <button type="button" className="button quiet" disabled={steps.pending} onClick={() => void steps.withdraw()}>
            {t('editor.writing.action.withdraw')}
          </button>
        )}
        {can('release') && (
          <button type="button" className="button" disabled={steps.pending} onClick={() => void steps.release()}>
            {t('editor.writing.action.release')}
          </button>
        )}
        {can('submit', true) &&
          (reason ? (
            <button type="button" className="button" disabled aria-describedby={why}>
              {t('editor.writing.action.publish')}
            </button>
          ) : (
            <Menu button={<Publish />} className="button" up disabled={steps.pending}>
              {choices.map(({ name, hint, opens, run }) => (
                <button
                  key={name}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  aria-haspopup={opens}
                  className={css.choice}
                  onClick={run}
                >
                  {name}
                  <small>{hint}</small>
                </button>
              ))}
            </Menu>
          ))}
      </div>
      {naming && <SaveDraftDialog onSave={(name) => void steps.saveDraft(name)} onClose={() => setNaming(false)} />}
      {asking && <PublishAll story={story} publish={steps.publishAll} onClose={() => setAsking(false)} />}
    </>
  );
}

function Publish() {
  const t = useT();
  return (
    <>
      {t('editor.writing.action.publish')} <ChevronDown />
    </>
  );
}

interface AllProps {
  story: Story;
  publish: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before all that can be published is, and tells how much that is. */
function PublishAll({ story: { id, title }, publish, onClose }: AllProps) {
  const t = useT();
  const { data } = useQuery({
    queryKey: chapterKeys.counts(id),
    queryFn: () => send(listChapters, { params: { id }, query: { per_page: 1 } }),
    gcTime: 0,
  });
  const count = chapterSteps.submit.from.reduce((sum, state) => sum + (data?.counts[state] ?? 0), 0);
  const confirm = () => {
    onClose();
    void publish();
  };
  return (
    <Dialog
      title={
        data
          ? t(count > 0 ? 'editor.writing.action.publish_all_question' : 'editor.writing.action.publish_all_none', {
              smart_count: count,
            })
          : t('common.loading')
      }
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          {count > 0 && (
            <button type="button" className="button" onClick={confirm}>
              {t('editor.writing.action.publish_all')}
            </button>
          )}
        </>
      }
    >
      {count > 0 && <p>{t('editor.writing.action.publish_all_text', { title })}</p>}
    </Dialog>
  );
}
