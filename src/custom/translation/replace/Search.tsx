import { useId, useState } from 'react';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import css from './replace.module.css';

interface SearchValues {
  from?: string;
  first_chapter?: string;
  last_chapter?: string;
}

interface Props {
  /** Translations that the term had before. */
  former: readonly string[];
  initial: SearchValues;
  onFind: (query: Record<string, string | undefined>) => void;
}

const keepDigits = (value: string) => value.replaceAll(/\D/g, '');

/** Which former translation is looked for, and in which chapters. */
export function Search({ former, initial, onFind }: Props) {
  const t = useT();
  const list = useId();
  const [query, setQuery] = useState(initial);
  const set = (more: SearchValues) => setQuery({ ...query, ...more });
  return (
    <form
      data-actions=""
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onFind({ ...query, from: query.from?.trim() });
      }}
    >
      <TextInput
        name="from"
        label={t('translation.office.replace.from')}
        list={list}
        maxLength={dictionaryEntry.fields.translation.max}
        value={query.from ?? ''}
        onChange={({ target }) => set({ from: target.value })}
      />
      <datalist id={list}>
        {former.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <TextInput
        name="first_chapter"
        label={t('translation.office.assign.from')}
        inputMode="numeric"
        value={query.first_chapter ?? ''}
        onChange={({ target }) => set({ first_chapter: keepDigits(target.value) })}
      />
      <TextInput
        name="last_chapter"
        label={t('translation.office.assign.to')}
        inputMode="numeric"
        value={query.last_chapter ?? ''}
        onChange={({ target }) => set({ last_chapter: keepDigits(target.value) })}
      />
      <button type="submit" className="button quiet">
        {t('translation.office.replace.find')}
      </button>
    </form>
  );
}
