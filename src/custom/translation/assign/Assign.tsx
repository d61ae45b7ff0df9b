import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useGetOne } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { businessBook } from '#domain/books/businessBook.entity.ts';
import { isStoryLanguage, storyLanguages } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { listAssignable } from '#domain/translation/tasks.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { RefInput } from '../../../resources/inputs/RefInput.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { assignableKeys } from '../queryKeys.ts';
import { Range } from './Range.tsx';
import css from './assign.module.css';

/** `/office/give-out?book_id=&language=`: chapters of a book are given to translators, several tasks at once. */
export function Assign() {
  const t = useT();
  const locale = useLanguage();
  const label = useFieldLabel();
  const [params, setParams] = useSearchParams();
  const languageParam = params.get('language');
  const language = isStoryLanguage(languageParam) ? languageParam : undefined;
  const methods = useForm({ defaultValues: { book_id: parseId(params, 'book_id') ?? null } });
  const book = useWatch({ control: methods.control, name: 'book_id' });
  const { data: chosen } = useGetOne<{ id: number; title: string }>(
    resourceOf(businessBook),
    { id: book ?? 0 },
    { enabled: book !== null },
  );
  const what = [chosen?.title, language && formatLanguageName(language, locale)];
  usePageTitle([t('translation.office.assign.title'), ...what].filter(Boolean).join(' · '));
  return (
    <div className="stack">
      <h1>{t('translation.office.assign.title')}</h1>
      <FormProvider {...methods}>
        <form className={css.what} onSubmit={(event) => event.preventDefault()}>
          <ResourceContextProvider value={resourceOf(translationTask)}>
            <RefInput
              source="book_id"
              label={label(translationTask, 'book_id')}
              field={translationTask.fields.book_id}
            />
          </ResourceContextProvider>
          <SelectInput
            name="language"
            label={label(translationTask, 'language')}
            prompt={t('translation.office.assign.choose')}
            value={language ?? ''}
            onChange={({ target }) => setParams({ ...(book && { book_id: String(book) }), language: target.value })}
            options={storyLanguages.map((code) => ({ code, name: formatLanguageName(code, locale) }))}
          />
        </form>
      </FormProvider>
      {book && language && <Loaded key={`${book} ${language}`} book={book} language={language} />}
    </div>
  );
}

function Loaded({ book, language }: { book: number; language: (typeof storyLanguages)[number] }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: assignableKeys.of(book, language),
    queryFn: () => send(listAssignable, { params: { id: book }, query: { language } }),
  });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.chapters.length === 0)
    return (
      <Page
        part
        sign="book"
        title={t('translation.office.assign.no_chapters')}
        text={t('translation.office.assign.no_chapters_text')}
      />
    );
  return <Range book={book} language={language} {...data} />;
}
