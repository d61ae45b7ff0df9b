import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { isStoryLanguage, storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { parseId } from '../../lib/routing/parseId.ts';
import { RefInput } from '../../resources/inputs/RefInput.tsx';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import css from './dictionary.module.css';

interface Props {
  title: string;
  children: (book: number, language: StoryLanguage) => ReactNode;
}

/** A page of the dictionary of a book in a language, which `?book_id=&language=` names or which are chosen there. */
export function OfDictionary({ title, children }: Props) {
  const t = useT();
  const locale = useLanguage();
  const label = useFieldLabel();
  const [params, setParams] = useSearchParams();
  const languageParam = params.get('language');
  const language = isStoryLanguage(languageParam) ? languageParam : undefined;
  const methods = useForm({ defaultValues: { book_id: parseId(params, 'book_id') ?? null } });
  const book = useWatch({ control: methods.control, name: 'book_id' });
  usePageTitle(title);
  return (
    <div className="stack">
      <h1>{title}</h1>
      <FormProvider {...methods}>
        <form className={css.what} onSubmit={(event) => event.preventDefault()}>
          <ResourceContextProvider value={resourceOf(dictionaryEntry)}>
            <RefInput
              source="book_id"
              label={label(dictionaryEntry, 'book_id')}
              field={dictionaryEntry.fields.book_id}
            />
          </ResourceContextProvider>
          <SelectInput
            name="language"
            label={label(dictionaryEntry, 'language')}
            prompt={t('dictionary.office.file.choose_language')}
            value={language ?? ''}
            onChange={({ target }) => setParams({ ...(book && { book_id: String(book) }), language: target.value })}
            options={storyLanguages.map((code) => ({ code, name: formatLanguageName(code, locale) }))}
          />
        </form>
      </FormProvider>
      {book && language && children(book, language)}
    </div>
  );
}
