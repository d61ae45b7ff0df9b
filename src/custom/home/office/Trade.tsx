import { useQuery } from '@tanstack/react-query';
import { getTrade } from '#domain/home/officeHome.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { officeHomeKeys } from '../../../lib/api/queryKeys.ts';
import { Section } from '../../../ui/Section.tsx';
import { TradePicture } from './TradePicture.tsx';
import css from './Trade.module.css';

/** The trade of the last days and months in pictures; nothing for a role that has none. */
export function Trade() {
  const t = useT();
  const trade = useQuery({ queryKey: officeHomeKeys.trade, queryFn: () => send(getTrade, {}) });
  if (trade.data?.items.length === 0) return null;
  return (
    <Section title={t('home.office.trade.title')} query={trade}>
      {({ items }) => (
        <>
          <p className="note">{t('home.office.trade.text')}</p>
          <div className={css.pictures}>
            {items.map((picture) => (
              <TradePicture key={picture.name} picture={picture} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
