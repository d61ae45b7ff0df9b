import type { ContractActor } from '#domain/contracts/contract.ts';
import { useT } from '../../../i18n/index.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { ContractState } from './useContracts.ts';
import css from './Journey.module.css';

/** What the author's pages call who acts: the auditor and the clock are the house. */
const getActor = (actor: ContractActor) => (actor === 'author' || actor === 'editor' ? actor : 'house');

/** What has happened to an application, and what happens next: who acts, and by when. */
export function Journey({ state: { application, steps } }: { state: ContractState }) {
  const t = useT();
  const formatDual = useDualTime();
  if (!application) return null;
  const { status, next, due_at, editor } = application;
  const name = editor?.name ?? t('stories.author.steps.who.editor');
  return (
    <section className="card" aria-labelledby="journey">
      <h2 id="journey">{t(next ? 'stories.author.steps.title' : 'contracts.author.journey.title')}</h2>
      <ol className={css.journey}>
        {steps.map(({ step, actor, at }) => (
          <li key={`${step} ${at}`} data-done>
            <span className="chip">{t(`stories.author.steps.who.${getActor(actor)}`)}</span>
            <span>
              {t(`contracts.author.journey.${step}`)} {at && <small className={css.when}>{formatDual(at)}</small>}
            </span>
          </li>
        ))}
        {next && (
          <li aria-current="step">
            <span className="chip good">{t(`stories.author.steps.who.${getActor(next)}`)}</span>
            <span>
              <strong>{t(`contracts.author.next_is.${status as 'applying'}`, { editor: name })}</strong>
              {due_at && <small className={css.when}>{t('contracts.author.by', { date: formatDual(due_at) })}</small>}
            </span>
          </li>
        )}
        {next === 'editor' && (
          <li data-later>
            <span className="chip">{t('stories.author.steps.who.author')}</span>
            <span>{t('contracts.author.next_is.signature_verification')}</span>
          </li>
        )}
        {(next === 'editor' || next === 'author') && (
          <li data-later>
            <span className="chip">{t('stories.author.steps.who.house')}</span>
            <span>{t('contracts.author.next_is.contract_review')}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
