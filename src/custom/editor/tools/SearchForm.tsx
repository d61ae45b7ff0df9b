import { useState } from 'react';
import { maxFind, maxReplacement, type Query } from '#domain/editor/find.ts';
import { useT } from '../../../i18n/index.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import css from './editorTools.module.css';

interface Props {
  find: string;
  by: string;
  onBy: (by: string) => void;
  pending: boolean;
  onSearch: (query: Query) => void;
}

/** What to look for in a story, and what to put there. */
export function SearchForm({ find: first, by, onBy, pending, onSearch }: Props) {
  const t = useT();
  const [find, setFind] = useState(first);
  const [match_case, setMatchCase] = useState(true);
  const [whole_words, setWholeWords] = useState(false);
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (find !== '' && !pending) onSearch({ find, match_case, whole_words });
      }}
    >
      <TextInput
        name="story-find"
        label={t('editor.shared.find.find')}
        value={find}
        maxLength={maxFind}
        autoComplete="off"
        onChange={(event) => setFind(event.target.value)}
      />
      <TextInput
        name="story-replace"
        label={t('editor.shared.find.replace_with')}
        value={by}
        maxLength={maxReplacement}
        autoComplete="off"
        onChange={(event) => onBy(event.target.value)}
      />
      <div className={css.checks}>
        <label>
          <input type="checkbox" checked={match_case} onChange={(event) => setMatchCase(event.target.checked)} />
          {t('editor.shared.find.match_case')}
        </label>
        <label>
          <input type="checkbox" checked={whole_words} onChange={(event) => setWholeWords(event.target.checked)} />
          {t('editor.shared.find.whole_words')}
        </label>
        <button type="submit" className="button quiet" disabled={pending || find === ''}>
          {t('editor.shared.story.search')}
        </button>
      </div>
    </form>
  );
}
