import { useState } from 'react';
import { rateAnswer } from '#domain/articles/reading.calls.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { noteRated, wasRated } from './rated.ts';

/** Asks whether an answer helped, once a browser. */
export function Helpful({ slug, language }: { slug: string; language: InterfaceLanguage }) {
  const t = useT();
  const [state, setState] = useState<'sending' | 'failed' | 'rated' | undefined>(() =>
    wasRated(slug) ? 'rated' : undefined,
  );
  async function rate(helpful: boolean) {
    setState('sending');
    try {
      await send(rateAnswer, { params: { slug }, body: { language, helpful } });
      noteRated(slug);
      setState('rated');
    } catch {
      setState('failed');
    }
  }
  const answer = (helpful: boolean) => (
    <button type="button" className="button quiet" disabled={state === 'sending'} onClick={() => void rate(helpful)}>
      {t(helpful ? 'articles.article.helpful.yes' : 'articles.article.helpful.no')}
    </button>
  );
  if (state === 'rated')
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
      {state === 'failed' && <span role="alert">{t('articles.article.progress.failed')}</span>}
    </div>
  );
}
