import { useState } from 'react';
import { maxBulkStories } from '#domain/contracts/application.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getSignPath, getStoryFormPath } from '../../../lib/routing/story.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { useCheckWords } from './Checklist.tsx';
import { Invitations } from './Invitations.tsx';
import { ReadContracts } from './ReadContracts.tsx';
import { useStoriesToSign, type SignableStory } from './useContracts.ts';
import css from './Sign.module.css';

const isReady = ({ checks }: SignableStory) => checks.every(({ met }) => met);

/** All stories with what each needs next; those of one language can be applied for together. */
export function StoriesToSign() {
  const t = useT();
  const { data, error, refetch } = useStoriesToSign();
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { stories, underWay } = data;
  if (stories.length + underWay.length === 0)
    return (
      <Page
        sign="contract"
        title={t('pages.title.sign')}
        text={t('contracts.author.empty', { words: contractLimits.moreWordsThan })}
      >
        <Link className="button" to={getStoryFormPath()}>
          {t('stories.author.new')}
        </Link>
        <ReadContracts />
      </Page>
    );
  return (
    <div className={css.page}>
      <header className="page-head">
        <h1>{t('pages.title.sign')}</h1>
        <p className="muted">{t('contracts.author.intro')}</p>
        <ReadContracts />
      </header>
      <Invitations />
      {underWay.length > 0 && (
        <section className="card">
          <h2>{t('stories.author.filter.in_review')}</h2>
          <ul className={css.list}>
            {underWay.map(({ id, title, language: storyLanguage, contract_status }) => (
              <li key={id}>
                <span className={css.title}>
                  <span lang={storyLanguage}>{title}</span>{' '}
                  <StateChip state={contract_status}>
                    {t(`stories.author.contract_status.${contract_status}`)}
                  </StateChip>
                </span>
                <Link
                  className={contract_status === 'signature_verification' ? 'button' : undefined}
                  to={getSignPath(id)}
                >
                  {t(
                    contract_status === 'signature_verification'
                      ? 'contracts.author.open.sign'
                      : 'contracts.author.open.follow',
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stories.length > 0 && <Unsigned stories={stories} />}
      <p>
        <Link to="/story?filter=signed">{t('contracts.author.signed_stories')}</Link>
      </p>
    </div>
  );
}

function Unsigned({ stories }: { stories: readonly SignableStory[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const say = useCheckWords();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sorted = [...stories.filter(isReady), ...stories.filter((story) => !isReady(story))];
  const several = stories.filter(isReady).length > 1;
  const chosenLanguage = stories.find(({ id }) => id === chosen[0])?.language;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <section className="card">
      <h2>{t('stories.author.filter.unsigned')}</h2>
      {several && <p className="muted">{t('contracts.author.bulk.text')}</p>}
      <ul className={css.list}>
        {sorted.map((story) => {
          const { id, title, language, word_count, contract_status, checks } = story;
          const unmet = checks.find(({ met }) => !met);
          const ready = unmet === undefined;
          const full = chosen.length >= maxBulkStories && !chosen.includes(id);
          return (
            <li key={id}>
              {several && (
                <input
                  type="checkbox"
                  aria-label={t('contracts.author.bulk.select', { title })}
                  checked={chosen.includes(id)}
                  disabled={!ready || full || (chosenLanguage !== undefined && chosenLanguage !== language)}
                  onChange={() => toggle(id)}
                />
              )}
              <span className={css.title}>
                <span lang={language}>{title}</span>{' '}
                {contract_status !== 'not_signed' && (
                  <StateChip state={contract_status}>
                    {t(`stories.author.contract_status.${contract_status}`)}
                  </StateChip>
                )}
                <small className={css.facts}>
                  {formatLanguageName(language, locale)} · {formatCount('stories.author.words', word_count)}
                  {unmet && unmet.check !== 'words' && ` · ${say(unmet)}`}
                </small>
              </span>
              <Link
                to={getSignPath(id)}
                aria-label={`${t(ready ? 'contracts.author.open.apply' : 'contracts.author.open.missing')}: ${title}`}
              >
                {t(ready ? 'contracts.author.open.apply' : 'contracts.author.open.missing')}
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen.length > 1 && (
        <p className={css.bulk}>
          <Link className="button" to={getSignPath(...chosen)}>
            {formatCount('contracts.author.bulk.go', chosen.length)}
          </Link>
        </p>
      )}
    </section>
  );
}
