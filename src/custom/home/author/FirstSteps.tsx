import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type { Progress } from '#domain/home/home.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import css from './Home.module.css';

/** The way from nothing to the first published chapter, for as long as it is not walked. */
export function FirstSteps({
  progress: { works: storyCount, longest, applied, signed, published, latest_id },
}: {
  progress: Progress;
}) {
  const t = useT();
  const heading = useId();
  const story = latest_id ? `/story/detail?id=${latest_id}` : '/story/form';
  const steps = [
    { name: 'create', done: storyCount > 0, to: '/story/form' },
    { name: 'words', done: longest > contractLimits.moreWordsThan || signed, to: story },
    { name: 'apply', done: applied, to: '/sign' },
    { name: 'publish', done: published, to: story },
  ] as const;
  const next = steps.find(({ done }) => !done)?.name;
  const counts = {
    words: longest,
    enough: contractLimits.moreWordsThan,
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
              {name === next ? (
                <Link to={to}>{t(`home.author.first.${name}`, counts)}</Link>
              ) : (
                t(`home.author.first.${name}`, counts)
              )}
              {done && <span className="visually-hidden"> ({t('home.author.first.done')})</span>}
              <p className={css.muted}>{t(`home.author.first.${name}_text`, counts)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
