import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { Contest } from '../useContest.ts';

/** What a contest is for, and its days. */
export function Facts({ contest }: { contest: Contest }) {
  const t = useT();
  const language = useLanguage();
  const day = useFormatDate();
  const both = useDualTime('contests.event.both');
  const { languages, genres, opens_on, closes_on, signed_since, results_at, claims_until } = contest;
  const list = (names: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const facts = {
    languages: list(languages.map((code) => formatLanguageName(code, language))),
    genres: list(genres.map(({ name }) => name)),
    entries: t('contests.event.range', { from: day(opens_on), to: day(closes_on) }),
    signed: t('contests.event.since', { day: day(signed_since) }),
    results: both(results_at),
    ...(claims_until && { claims: both(claims_until) }),
  };
  return (
    <section className="card" aria-labelledby="contest-facts">
      <h2 id="contest-facts">{t('contests.event.facts.title')}</h2>
      <dl className="details">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`contests.event.facts.${name as keyof typeof facts}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
