import type { MyTask } from '#domain/translation/myTranslations.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { Section } from '../../../ui/Section.tsx';
import { TaskCard } from './TaskCard.tsx';
import { useMyTasks } from './useMyTasks.ts';

/** The task to go on with: the first with something to write, else one to be received. */
const findNext = (tasks: readonly MyTask[]): MyTask | undefined =>
  tasks.find(({ may_translate, next_id }) => may_translate && next_id !== null) ??
  tasks.find(({ status }) => status === 'pending_translation');

/** What a translator does now, one click from the desk; nothing where there is nothing to do. */
export function NextTask() {
  const t = useT();
  const tasks = useMyTasks('open', 1);
  const next = findNext(tasks.data?.items ?? []);
  if (tasks.data && !next) return null;
  return (
    <Section className="stack" title={t('translation.office.my_translations.now')} query={tasks}>
      {() =>
        next && (
          <ul className="list">
            <TaskCard task={next} first />
          </ul>
        )
      }
    </Section>
  );
}
