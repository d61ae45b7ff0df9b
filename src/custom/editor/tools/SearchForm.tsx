import { useForm, useWatch } from 'react-hook-form';
import { maxFind, maxReplacement, type Query } from '#domain/editor/find.ts';
import { useT } from '../../../i18n/index.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import css from './tools.module.css';

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
  const { register, handleSubmit, control } = useForm<Query>({
    defaultValues: { find: first, match_case: true, whole_words: false },
  });
  const isEmpty = useWatch({ control, name: 'find' }) === '';
  return (
    <form
      className={css.search}
      onSubmit={(event) => void handleSubmit((query) => !isEmpty && !pending && onSearch(query))(event)}
    >
      <TextInput {...register('find')} label={t('editor.shared.find.find')} maxLength={maxFind} autoComplete="off" />
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
          <input type="checkbox" {...register('match_case')} />
          {t('editor.shared.find.match_case')}
        </label>
        <label>
          <input type="checkbox" {...register('whole_words')} />
          {t('editor.shared.find.whole_words')}
        </label>
        <button type="submit" className="button quiet" disabled={pending || isEmpty}>
          {t('editor.shared.story.search')}
        </button>
      </div>
    </form>
  );
}
