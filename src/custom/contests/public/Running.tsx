import type { listContests } from '#domain/contests/running.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { publicCall } from '../../../lib/api/publicCalls.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useInLanguage } from '../../../lib/useInLanguage.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { getRunningPath, listOtherEvents } from '../running.ts';
import { toPaletteStyle } from './palettes.ts';
import css from './Running.module.css';

/** `/event` without a contest: those that take entries now, and the ways to the others. */
export function Running() {
  const t = useT();
  const formatDate = useFormatDate();
  const { data, error, retry } = useInLanguage('running', (language) =>
    send(publicCall<typeof listContests>('GET /api/contests'), { query: { language } }),
  );
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!data) return <Loading />;
  const { items } = data;
  const others = listOtherEvents(items);
  return (
    <div className="stack">
      <header className="record-head">
        <h1>{t('pages.title.event')}</h1>
        <p className="muted">{t(`contests.event.running.${items.length > 0 ? 'text' : 'none'}`)}</p>
      </header>
      {items.length > 0 && (
        <ul className={css.running}>
          {items.map((one) => (
            <li key={`${one.slug} ${one.edition}`} style={toPaletteStyle(one.palette)}>
              <Link to={getRunningPath(one, items)} lang={one.language}>
                {one.title}
              </Link>
              <span>{t('contests.event.running.until', { day: formatDate(one.closes_on) })}</span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section className="card" aria-labelledby="other-contests">
          <h2 id="other-contests">{t('contests.event.running.others')}</h2>
          <ul className="list">
            {others.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{t(title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
