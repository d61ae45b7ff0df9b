import { useMemo } from 'react';
import { countries } from '#domain/shared/countries.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage } from '../i18n/index.ts';

/** Every country by its name in the reader's language, in the order of that language. */
export function useCountries() {
  const language = useLanguage();
  return useMemo(
    () =>
      countries
        .map((code) => ({ code, name: formatCountryName(code, language) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
}
