import X from 'lucide-react/icons/x';
import type { listWorksRevenue } from '#domain/earnings/worksRevenue.calls.ts';
import { revenueOrders, revenuePeriod } from '#domain/earnings/worksRevenue.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { languageName } from '../../../i18n/names.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { useRuleForm } from '../../../ui/forms/useRuleForm.ts';
import type { RevenuePlace } from './place.ts';
import css from './worksRevenue.module.css';

interface Props {
  place: RevenuePlace;
  answer: AnswerOf<typeof listWorksRevenue>;
  onGo: (change: Partial<RevenuePlace>) => void;
}

/** Which months, in which order, and of what alone. */
export function Filters({ place, answer, onGo }: Props) {
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
        {place.by !== 'month' && (
          <SelectInput
            name="order"
            label={t('earnings.office.works.order')}
            prompt={t('earnings.office.works.order')}
            options={revenueOrders.map((code) => ({ code, name: t(`earnings.office.works.orders.${code}`) }))}
            value={place.order}
            onChange={({ target }) => onGo({ order: target.value as RevenuePlace['order'] })}
          />
        )}
      </form>
      <Only place={place} title={answer.title} onGo={onGo} />
    </>
  );
}

/** What the figures are narrowed down to, each to be taken away by a press. */
function Only({ place, title, onGo }: Pick<Props, 'place' | 'onGo'> & { title: string | null }) {
  const t = useT();
  const reads = useLanguage();
  const names = {
    fiction_id: place.fiction_id && (title ?? `#${place.fiction_id}`),
    app: place.app,
    language: place.language && languageName(place.language, reads),
  };
  const given = Object.entries(names).filter(([, name]) => name);
  if (given.length === 0) return null;
  return (
    <ul className={css.only}>
      {given.map(([field, name = '']) => (
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
