import { useQuery } from '@tanstack/react-query';
import { getTodo, type Progress } from '#domain/home/home.calls.ts';
import { useNewRole } from '../../../authProvider/useNewRole.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { todoKeys } from '../../../lib/api/queryKeys.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getChapterPath, getStoryPath } from '../../../lib/routing/story.ts';
import { getDisplayName, useUser } from '../../../lib/session/session.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Section } from '../../../ui/Section.tsx';
import { Invitations } from '../../contracts/author/Invitations.tsx';
import { Guidance } from '../../onboarding/Guidance.tsx';
import { Buffers } from './Buffers.tsx';
import { Calendar } from './Calendar.tsx';
import { Editors } from './Editors.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Places } from './Places.tsx';
import { Todo } from './Todo.tsx';
import css from './Home.module.css';

/** Where one goes on: the chapter that was written in last, else the story of it; who has none begins one. */
function getWritingPath({ latest_id, latest_chapter_id }: Progress): string {
  if (!latest_id) return '/story/form';
  return latest_chapter_id ? getChapterPath(latest_id, latest_chapter_id) : getStoryPath(latest_id);
}

/** Home (domain.md section 2): what waits, the words of the month, how long each story goes on, and where help is. */
export function Home() {
  const t = useT();
  const user = useUser();
  const todo = useQuery({ queryKey: todoKeys.all, queryFn: () => send(getTodo, {}) });
  usePageTitle(t('pages.title.home'));
  const progress = todo.data?.progress;
  useNewRole(progress?.signed ?? false);
  const isNew = progress !== undefined && !progress.published;
  return (
    <>
      {/* Who has no story yet is led by the first steps. */}
      {progress && progress.works > 0 && <Guidance page="home" />}
      <header className={css.head}>
        <h1>{t('home.author.welcome', { name: user ? getDisplayName(user) : '' })}</h1>
        {progress && (
          <Link className="button" to={getWritingPath(progress)}>
            {t(progress.latest_id ? 'home.author.write' : 'stories.author.new')}
          </Link>
        )}
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <Invitations />
          {isNew && <FirstSteps progress={progress} />}
          {progress?.works !== 0 && (
            <Section title={t('home.author.todo.title')} query={todo} guide="home.todo">
              {({ items }) => <Todo items={items} />}
            </Section>
          )}
          <Calendar />
          {todo.data && todo.data.works.length > 0 && <Buffers stories={todo.data.works} />}
        </div>
        <div className={css.aside}>
          <Editors />
          <Places />
        </div>
      </div>
    </>
  );
}
