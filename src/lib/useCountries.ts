import { useMemo } from 'react';
import { countries } from '#domain/shared/countries.ts';
import { useLanguage } from '../i18n/index.ts';
import { formatCountryName } from '../i18n/names.ts';

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
