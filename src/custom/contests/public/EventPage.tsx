import { useEffect } from 'react';
import { getContestPhase, hasPrizeToWin, listPhaseTurns } from '#domain/contests/contest.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { authors, can } from '#domain/roles.ts';
import { hourLong } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { signInFor } from '../../../lib/routing/guard.ts';
import { Link, useAddress } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ArticleBody, InEnglish } from '../../articles/ArticleText.tsx';
import type { Contest } from '../useContest.ts';
import { Editions } from './Editions.tsx';
import { Facts } from './Facts.tsx';
import { FullEntries } from './FullEntries.tsx';
import { Hero } from './Hero.tsx';
import { Prizes } from './Prizes.tsx';
import { Results } from './Results.tsx';
import { HowToEnter, Rules } from './Rules.tsx';
import css from './Event.module.css';

// Of who is signed in as an author; visitors do not download it.
const forAuthors = () => import('../author/onEvent.ts');
const EnterButton = lazyWithPreload(
  makePreloadable(async () => (await forAuthors()).EnterButton),
  'extra',
);
const Entries = lazyWithPreload(
  makePreloadable(async () => (await forAuthors()).Entries),
  'extra',
);

interface Props {
  contest: Contest;
  /** The reader's language for which it came. */
  language: InterfaceLanguage | undefined;
  /** Asks for the contest again, whose full entries have changed. */
  refresh?: () => void;
}

/** So long results are looked for at an open page once they are due: they may be decided late, and clocks differ. */
const awaitedFor = hourLong;

/** Asks again each minute while the results are due, for who has the page open and waits for them. */
function useDueResults({ results_at, is_out }: Contest, now: Date, refresh: Props['refresh']): void {
  useEffect(() => {
    const waited = now.getTime() - Date.parse(results_at);
    if (!is_out && waited >= 0 && waited < awaitedFor) refresh?.();
  }, [results_at, is_out, now, refresh]);
}

/** All that the page of a contest says. */
export function EventPage({ contest, language, refresh }: Props) {
  const isAuthor = can(currentRole(), authors);
  const now = useNow(...listPhaseTurns(contest), Date.parse(contest.results_at));
  const phase = getContestPhase(contest, now);
  const closed = phase === 'closed';
  const toWin = hasPrizeToWin(contest.prizes.length > 0, contest);
  const results = <Results contest={contest} />;
  usePageTitle(contest.title);
  useDueResults(contest, now, refresh);
  return (
    <article className={css.event}>
      <Hero contest={contest} phase={phase}>
        {isAuthor ? <EnterButton contest={contest} refresh={refresh} /> : <SignInToEnter />}
      </Hero>
      <InEnglish of={[contest]} language={language} />
      <div className={css.columns}>
        <div className={css.main}>
          {/* Asked for anew as the contest turns: what each entry is, and what may be done with it, turns with it. */}
          {isAuthor && <Entries key={phase + contest.is_out} contest={contest} refresh={refresh} />}
          {closed ? results : <HowToEnter contest={contest} />}
          <Rules contest={contest} isJudged={toWin} />
          {contest.html && (
            <section className="card">
              {contest.html_language !== contest.language && (
                <InEnglish of={[{ language: contest.html_language }]} language={language} />
              )}
              <ArticleBody html={contest.html} language={contest.html_language} />
            </section>
          )}
          <FullEntries contest={contest} />
          {!closed && results}
        </div>
        <div className={css.aside}>
          <Facts contest={contest} />
          {toWin && <Prizes contest={contest} />}
          <Editions contest={contest} />
        </div>
      </div>
    </article>
  );
}

/** The way in of who is signed out; who works for Quillhouse enters nothing. */
function SignInToEnter() {
  const t = useT();
  const address = useAddress();
  if (currentRole()) return null;
  return (
    <Link to={signInFor(address)} className={`button ${css.enter}`}>
      {t('contests.event.sign_in')}
    </Link>
  );
}
