import X from 'lucide-react/icons/x';
import type { listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import { revenueOrders, revenuePeriod } from '#domain/earnings/storyRevenue.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { useRuleForm } from '../../../ui/forms/useRuleForm.ts';
import type { RevenueQuery } from './revenueQuery.ts';
import css from './storyRevenue.module.css';

interface Props {
  query: RevenueQuery;
  answer: AnswerOf<typeof listStoryRevenue>;
  onGo: (change: Partial<RevenueQuery>) => void;
}

/** Which months, in which order, and of what alone. */
export function Filters({ query, answer, onGo }: Props) {
  const t = useT();
  const { form, controlled } = useRuleForm(revenuePeriod, async (months) => onGo(months), {
    values: { from: answer.from, to: answer.to },
  });
  return (
    <>
      <form className={css.filters} {...form}>
        <ControlledDateInput kind="month" label={t('earnings.office.works.from')} {...controlled('from')} />
        <ControlledDateInput kind="month" label={t('earnings.office.works.to')} {...controlled('to')} />
        <button className="button quiet">{t('earnings.office.works.show')}</button>
        {query.by !== 'month' && (
          <SelectInput
            name="order"
            label={t('earnings.office.works.order')}
            prompt={t('earnings.office.works.order')}
            options={revenueOrders.map((code) => ({ code, name: t(`earnings.office.works.orders.${code}`) }))}
            value={query.order}
            onChange={({ target }) => onGo({ order: target.value as RevenueQuery['order'] })}
          />
        )}
      </form>
      <Only query={query} title={answer.title} onGo={onGo} />
    </>
  );
}

/** What the figures are narrowed down to, each to be taken away by a press. */
function Only({ query, title, onGo }: Pick<Props, 'query' | 'onGo'> & { title: string | null }) {
  const t = useT();
  const locale = useLanguage();
  const names = {
    fiction_id: query.fiction_id && (title ?? `#${query.fiction_id}`),
    app: query.app,
    language: query.language && formatLanguageName(query.language, locale),
  };
  const activeFilters = Object.entries(names).filter(([, name]) => name);
  if (activeFilters.length === 0) return null;
  return (
    <ul className={css.only}>
      {activeFilters.map(([field, name = '']) => (
        <li key={field}>
          <button
            type="button"
            className="button quiet"
            aria-label={t('earnings.office.works.clear', { name })}
            onClick={() => onGo({ [field]: undefined })}
          >
            {t('earnings.office.works.only', { name })} <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
