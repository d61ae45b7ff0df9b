import { useId, useState } from 'react';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import css from './replace.module.css';

interface Shown {
  from?: string;
  first_chapter?: string;
  last_chapter?: string;
}

interface Props {
  /** Translations that the term had before. */
  former: readonly string[];
  shown: Shown;
  onFind: (asked: Record<string, string | undefined>) => void;
}

const digits = (value: string) => value.replaceAll(/\D/g, '');

/** Which former translation is looked for, and in which chapters. */
export function Search({ former, shown, onFind }: Props) {
  const t = useT();
  const list = useId();
  const [asked, setAsked] = useState(shown);
  const set = (more: Shown) => setAsked({ ...asked, ...more });
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onFind({ ...asked, from: asked.from?.trim() });
      }}
    >
      <TextInput
        name="from"
        label={t('translation.office.replace.from')}
        list={list}
        maxLength={dictionaryEntry.fields.translation.max}
        value={asked.from ?? ''}
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
        value={asked.first_chapter ?? ''}
        onChange={({ target }) => set({ first_chapter: digits(target.value) })}
      />
      <TextInput
        name="last_chapter"
        label={t('translation.office.assign.to')}
        inputMode="numeric"
        value={asked.last_chapter ?? ''}
        onChange={({ target }) => set({ last_chapter: digits(target.value) })}
      />
      <button type="submit" className="button quiet">
        {t('translation.office.replace.find')}
      </button>
    </form>
  );
}
