import { useListContext } from 'ra-core';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Menu } from '../../ui/Menu.tsx';

const unwrapSingle = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** Leads from the list of entries to the file, and to the names without an entry, of the book and language that it is filtered by. */
export function DictionaryLinks() {
  const t = useT();
  const { filterValues } = useListContext();
  const query = new URLSearchParams();
  for (const name of ['book_id', 'language']) {
    const value = unwrapSingle(filterValues[name]);
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return (
    <Menu button={t('common.more')} className="button quiet">
      <Link role="menuitem" tabIndex={-1} to={`/office/term-candidates?${query}`}>
        {t('dictionary.office.candidates.title')}
      </Link>
      <Link role="menuitem" tabIndex={-1} to={`/office/dictionary-file?${query}`}>
        {t('dictionary.office.file.title')}
      </Link>
    </Menu>
  );
}
