import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { findNumbersToName } from '#domain/articles/writtenNumbers.ts';
import { defaultLanguage, isInterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../../i18n/index.ts';
import { useDebounced } from '../../../../lib/useDebounced.ts';
import { usePresentNumbers } from './usePresentNumbers.ts';

/** Beside a text in the form around: what of it is a number of the platform, and how it would stay true. */
export function WrittenNumbers({ source }: { source: 'summary' | 'body' }) {
  const t = useT();
  const record = useRecordContext<{ language?: string }>();
  const [written, chosen] = useWatch({ name: [source, 'language'] }) as [string | null, string | null];
  const code = chosen ?? record?.language ?? '';
  const present = usePresentNumbers();
  const text = useDebounced(written ?? '');
  const numbers = findNumbersToName(isInterfaceLanguage(code) ? code : defaultLanguage, text, present);
  return (
    <div aria-live="polite">
      {numbers.length > 0 && (
        <ul className="list note">
          {numbers.map(({ text: number, names }) => (
            <li key={number}>
              {t('articles.office.writing.written', {
                text: number,
                names: names.map((name) => `{{${name}}}`).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
