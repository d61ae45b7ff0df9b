import { useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { isNotFound } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { parseId } from '../../lib/routing/parseId.ts';
import { Loading } from '../../ui/Loading.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { healthTones } from '../../ui/state/tones.ts';
import { Calendar } from './Calendar.tsx';
import { Missed } from './Missed.tsx';
import { useSetting, type Setting } from './useRelease.ts';
import { Wizard } from './Wizard.tsx';
import css from './Release.module.css';

/** Timed release of one story (domain.md section 2, 'Auto-publish'): its calendar, or with `plan` the three steps. */
export function Release() {
  const [params] = useSearchParams();
  const id = parseId(params);
  return id === undefined ? <NotFound /> : <StoryRelease key={id} id={id} planning={params.has('plan')} />;
}

function StoryRelease({ id, planning }: { id: number; planning: boolean }) {
  const t = useT();
  const { data, error, refetch } = useSetting(id);
  usePageTitle(t('releases.author.title'));
  if (error && !data) {
    if (isNotFound(error)) return <NotFound />;
    return (
      <Page sign="offline" title={t('pages.problem.offline')} text={t('pages.problem.offline_text')}>
        <button className="button" onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </Page>
    );
  }
  if (!data) return <Loading />;
  const { story, chapters } = data;
  if (!story.signed)
    return (
      <Page sign="contract" title={t('releases.writing.unsigned')} text={t('releases.writing.unsigned_text')}>
        <Link className="button" to={`/story/detail?id=${id}`}>
          {t('releases.writing.back')}
        </Link>
      </Page>
    );
  const open = chapters.length > 0 && !story.completed;
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{t('releases.author.title')}</h1>
          <p>
            <Link to={`/story/detail?id=${id}`} lang={story.language}>
              {story.title}
            </Link>
          </p>
        </div>
        <div className="actions">
          <BufferChip buffer={data.buffer} />
          {!planning && open && (
            <Link className="button" to={`/story/release?id=${id}&plan=1`}>
              {t('releases.writing.plan')}
            </Link>
          )}
        </div>
      </header>
      {story.completed && (
        <p className={css.note}>
          <strong>{t('releases.writing.completed')}</strong> {t('releases.writing.completed_text')}
        </p>
      )}
      {planning && open ? (
        <Wizard id={id} setting={data} />
      ) : (
        <>
          <Missed chapters={chapters} />
          {!open && !story.completed && (
            <p className={css.note}>
              <strong>{t('releases.writing.none')}</strong> {t('releases.writing.none_text')}{' '}
              <Link to={`/story/tiny?id=${id}`}>{t('releases.writing.new_chapter')}</Link>
            </p>
          )}
          <Calendar id={id} chapters={chapters} written={story.language} fixed={story.completed} />
        </>
      )}
    </>
  );
}

function BufferChip({ buffer: { days, health } }: Pick<Setting, 'buffer'>) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <p>
      <StateChip tone={healthTones[health]}>
        {days === null ? t('releases.writing.no_pace') : formatCount('releases.writing.buffer', days)} ·{' '}
        {t(`home.author.buffer.health.${health}`)}
      </StateChip>
    </p>
  );
}
