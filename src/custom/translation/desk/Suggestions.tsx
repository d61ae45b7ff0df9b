import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { listSuggestions } from '#domain/translation/memory.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { translationKeys } from '../queryKeys.ts';
import css from './desk.module.css';

interface Props {
  chapter: number;
  source: string;
  language: InterfaceLanguage;
  onTake: (target: string) => void;
}

/** How a text like this one was translated before; what differs in the source is marked. */
export function Suggestions({ chapter, source, language, onTake }: Props) {
  const t = useT();
  const locale = useLanguage();
  const { data } = useQuery({
    queryKey: translationKeys.suggestions(chapter, source),
    queryFn: () => send(listSuggestions, { params: { id: chapter }, query: { source: source.slice(0, 2000) } }),
    staleTime: 60_000,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={css.suggestions} aria-label={t('translation.office.desk.suggestions')}>
      {data.items.map((one) => (
        <li key={`${one.source} ${one.target}`}>
          <button type="button" data-suggestion onClick={() => onTake(one.target)}>
            {one.target}
          </button>
          <small>
            {formatNumber(one.similarity, locale, { style: 'percent', maximumFractionDigits: 0 })} ·{' '}
            {t(`translation.office.desk.scope.${one.scope}`)}
          </small>
          {one.similarity < 1 && (
            <small lang={language}>
              <DiffParts parts={diffWords(one.source, source, language)} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
