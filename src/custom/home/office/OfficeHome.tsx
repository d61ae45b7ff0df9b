import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Section } from '../../../ui/Section.tsx';
import { Queues } from './Queues.tsx';
import { GivenToMe, RecentRecords } from './Records.tsx';
import { useOfficeHome } from './useOfficeHome.ts';

const SinceYesterday = lazyWithPreload(
  makePreloadable(async () => (await import('../../audit/SinceYesterday.tsx')).SinceYesterday),
);

const Trade = lazyWithPreload(makePreloadable(async () => (await import('./Trade.tsx')).Trade));

/** `/office/home`, where the staff begin: what waits for them, and what others did (domain.md section 2); above it what to do `now`. */
export function OfficeHome({ now }: { now?: ReactNode }) {
  const t = useT();
  const home = useOfficeHome();
  usePageTitle(t('home.office.title'));
  return (
    <div className="stack">
      <h1>{t('home.office.title')}</h1>
      {now}
      <Section title={t('home.office.waiting')} query={home}>
        {({ queues }) => (
          <>
            <GivenToMe />
            <Queues queues={queues} />
          </>
        )}
      </Section>
      <RecentRecords />
      <SinceYesterday />
      <Trade />
    </div>
  );
}
