import { useState } from 'react';
import { rateAnswer } from '#domain/articles/reading.calls.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useOneAtATime } from '../../../../lib/forms/useOneAtATime.ts';
import { noteRated, wasRated } from './rated.ts';

/** Asks whether an answer helped, once a browser. */
export function Helpful({ slug, language }: { slug: string; language: InterfaceLanguage }) {
  const t = useT();
  const { pending, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<'failed' | 'rated' | undefined>(() => (wasRated(slug) ? 'rated' : undefined));
  const rate = (helpful: boolean) =>
    run(async () => {
      setOutcome(undefined);
      try {
        await send(rateAnswer, { params: { slug }, body: { language, helpful } });
        noteRated(slug);
        setOutcome('rated');
      } catch {
        setOutcome('failed');
      }
    });
  const answer = (helpful: boolean) => (
    <button type="button" className="button quiet" disabled={pending} onClick={() => void rate(helpful)}>
      {t(helpful ? 'articles.article.helpful.yes' : 'articles.article.helpful.no')}
    </button>
  );
  if (outcome === 'rated')
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
      {outcome === 'failed' && <span role="alert">{t('articles.article.progress.failed')}</span>}
    </div>
  );
}
