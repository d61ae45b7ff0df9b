import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type { Progress } from '#domain/home/home.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import css from './Home.module.css';

/** The way from nothing to the first published chapter, for as long as it is not walked. */
export function FirstSteps({ progress }: { progress: Progress }) {
  const t = useT();
  const heading = useId();
  const { works, story_id, words, can_apply, applied, signed, published } = progress;
  const story = story_id ? `/story/detail?id=${story_id}` : '/story/form';
  // Where nothing can be done now, as while an application is reviewed, no way leads on.
  const steps = [
    { name: 'create', done: works > 0, to: '/story/form' },
    { name: 'words', done: words > contractLimits.moreWordsThan || signed, to: story },
    { name: 'apply', done: applied, to: can_apply && '/sign' },
    { name: 'publish', done: published, to: signed && story },
  ] as const;
  const next = steps.find(({ done }) => !done)?.name;
  const counts = {
    words,
    enough: contractLimits.moreWordsThan,
    /** Of days to an answer. */
    smart_count: contractLimits.reviewDays,
  };
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.author.first.title')}</h2>
      <ol className={css.steps}>
        {steps.map(({ name, done, to }) => (
          <li key={name} data-done={done} aria-current={name === next ? 'step' : undefined}>
            <span className={css.marker} aria-hidden>
              {done && <Check />}
            </span>
            <div>
              {name === next && to ? (
                <Link to={to}>{t(`home.author.first.${name}`, counts)}</Link>
              ) : (
                t(`home.author.first.${name}`, counts)
              )}
              {done && <span className="visually-hidden"> ({t('home.author.first.done')})</span>}
              <p className={css.muted}>
                {name === 'words' && works > 0 && !story_id && !done
                  ? t('home.author.first.words_another')
                  : t(`home.author.first.${name}_text`, counts)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
