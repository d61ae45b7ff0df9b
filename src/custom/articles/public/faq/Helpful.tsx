import { useState } from 'react';
import type { rateAnswer } from '#domain/articles/reading.calls.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useI18n, useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { publicCall } from '../../../../lib/api/publicCalls.ts';
import { useOneAtATime } from '../../../../lib/forms/useOneAtATime.ts';
import { noteRated, wasRated } from './rated.ts';

const rating = publicCall<typeof rateAnswer>('POST /api/articles/faq/{slug}/ratings');

/** Asks whether an answer helped, once a browser. */
export function Helpful({ slug, language }: { slug: string; language: InterfaceLanguage }) {
  const t = useT();
  const { pending, refused, run } = useOneAtATime();
  const { translate } = useI18n();
  const [rated, setRated] = useState(() => wasRated(slug));
  const rate = (helpful: boolean) =>
    run(async () => {
      await send(rating, { params: { slug }, body: { language, helpful } });
      noteRated(slug);
      setRated(true);
    });
  const answer = (helpful: boolean) => (
    <button type="button" className="button quiet" disabled={pending} onClick={() => void rate(helpful)}>
      {t(helpful ? 'articles.article.helpful.yes' : 'articles.article.helpful.no')}
    </button>
  );
  if (rated)
    return (
      <p className="muted" role="status">
        {t('articles.article.helpful.thanks')}
      </p>
    );
  return (
    <div className="actions" role="group" aria-label={t('articles.article.helpful.ask')}>
      <span className="muted">{t('articles.article.helpful.ask')}</span>
      {answer(true)}
      {answer(false)}
      {refused && <span role="alert">{translate(refused.message, refused.args)}</span>}
    </div>
  );
}
