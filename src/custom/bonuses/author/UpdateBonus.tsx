import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { applyForUpdateBonus, getUpdateBonus } from '#domain/bonuses/bonuses.calls.ts';
import { updateBonus, type UpdateBonusCheck } from '#domain/bonuses/updateBonus.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { BonusLines } from '../../../ui/money/BonusLines.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { Section } from '../../../ui/Section.tsx';
import { updateBonusKeys } from '../queryKeys.ts';
import moneyCss from '../../../ui/money/money.module.css';
import css from './UpdateBonus.module.css';

type Standing = AnswerOf<typeof getUpdateBonus>;
type Story = Standing['works'][number];

const findCheck = (story: Story | undefined, check: UpdateBonusCheck) =>
  story?.checks.find((one) => one.check === check);

/** The update bonus (domain.md section 9), where there is something to say of it. */
export function UpdateBonus() {
  const t = useT();
  const standing = useQuery({ queryKey: updateBonusKeys.all, queryFn: () => send(getUpdateBonus, {}) });
  const { data } = standing;
  if (data && data.works.length === 0 && data.history.length === 0) return null;
  return (
    <Section title={t('bonuses.author.update.title')} query={standing}>
      {(read) => <Stories {...read} />}
    </Section>
  );
}

/** How exclusive stories stand to it, the application of a month, and all before. */
function Stories({ month, present, works: stories, history }: Standing) {
  const t = useT();
  const formatDate = useFormatDate();
  const apply = useApply();
  const { idleDays, revenueBelow } = updateBonus;
  // These two are of all exclusive stories together.
  const revenue = findCheck(stories[0], 'revenue');
  const once = findCheck(stories[0], 'once');
  const open = Boolean(revenue?.met && once?.met);
  return (
    <>
      <p className="note">{t('bonuses.author.update.text', { max: idleDays, below: revenueBelow })}</p>
      {stories.length > 0 && (
        <>
          <p>
            {t(revenue?.met ? 'bonuses.author.update.revenue' : 'bonuses.author.update.revenue_over', {
              month: formatDate(month),
              amount: revenue?.args.revenue ?? 0,
            })}{' '}
            {once?.met === false && t('bonuses.shared.errors.once')}
          </p>
          <Scroller className={`${moneyCss.scroll} ${css.brief}`}>
            <table className="table figures">
              <thead>
                <tr>
                  <th scope="col">{t('earnings.author.earned.story')}</th>
                  <th scope="col">{t('bonuses.author.update.idle', { month: formatDate(present) })}</th>
                  <th scope="col">{t('bonuses.author.update.idle', { month: formatDate(month) })}</th>
                  {open && <th scope="col">{t('bonuses.author.update.bonus_of', { month: formatDate(month) })}</th>}
                </tr>
              </thead>
              <tbody>
                {stories.map((story) => (
                  <tr key={story.fiction_id}>
                    <th scope="row">{story.title}</th>
                    <td>
                      <meter
                        className={css.meter}
                        min={0}
                        max={idleDays + 1}
                        high={idleDays + 0.5}
                        optimum={0}
                        value={Math.min(story.idle_so_far, idleDays + 1)}
                        aria-label={t('bonuses.author.update.idle', { month: formatDate(present) })}
                      />{' '}
                      <Idle days={story.idle_so_far} />
                    </td>
                    <td>
                      <Idle days={story.idle_days} />
                    </td>
                    {open && (
                      <td>
                        {story.checks.every(({ met }) => met) ? (
                          <button
                            type="button"
                            className="button quiet"
                            aria-label={t('bonuses.author.update.apply_with', { title: story.title })}
                            disabled={apply.pending}
                            onClick={() => void apply.run({ body: { fiction_id: story.fiction_id } })}
                          >
                            {t('bonuses.author.update.apply')}
                          </button>
                        ) : (
                          '–'
                        )}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </>
      )}
      {history.length > 0 && (
        <>
          <h3>{t('bonuses.author.update.history')}</h3>
          <BonusLines lines={history} />
        </>
      )}
    </>
  );
}

function Idle({ days }: { days: number }) {
  const language = useLanguage();
  return (
    <span className={days > updateBonus.idleDays ? moneyCss.problem : undefined}>{formatNumber(days, language)}</span>
  );
}

/** Applies with a story, once whatever is pressed. */
function useApply() {
  const notify = useNotify();
  return useCommand(applyForUpdateBonus, {
    onSuccess: () => notify('bonuses.author.update.applied', { type: 'success' }),
    // Another window may have applied meanwhile.
    invalidatesAlways: [updateBonusKeys.all],
  });
}
