import { ResourceContextProvider } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { exportDictionary } from '#domain/dictionary/dictionaryFile.calls.ts';
import { dictionaryFormats, type DictionaryFormat } from '#domain/dictionary/dictionaryFile.ts';
import { isStoryLanguage, storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { languageName } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { saveFile } from '../../lib/api/saveFile.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { RefInput } from '../../resources/inputs/RefInput.tsx';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { ImportEntries } from './ImportEntries.tsx';
import css from './dictionary.module.css';

const formats = Object.keys(dictionaryFormats) as DictionaryFormat[];

/** `/office/dictionary-file?book_id=&language=`: the dictionary of a book in a language as a file, both ways. */
export function DictionaryFile() {
  const t = useT();
  const reads = useLanguage();
  const label = useFieldLabel();
  const [params, setParams] = useSearchParams();
  const asked = params.get('language');
  const language = isStoryLanguage(asked) ? asked : undefined;
  const methods = useForm({ defaultValues: { book_id: Number(params.get('book_id')) || null } });
  const book = useWatch({ control: methods.control, name: 'book_id' });
  usePageTitle(t('dictionary.office.file.title'));
  return (
    <div className="stack">
      <h1>{t('dictionary.office.file.title')}</h1>
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
            options={storyLanguages.map((code) => ({ code, name: languageName(code, reads) }))}
          />
        </form>
      </FormProvider>
      {book && language && (
        <>
          <Export book={book} language={language} />
          <ImportEntries key={`${book} ${language}`} book={book} language={language} />
        </>
      )}
    </div>
  );
}

function Export({ book, language }: { book: number; language: StoryLanguage }) {
  const t = useT();
  const { run, pending } = useCommand(async (format: DictionaryFormat, send) =>
    saveFile(await send(exportDictionary, { params: { id: book, format }, query: { language } })),
  );
  return (
    <div className="actions">
      {formats.map((format) => (
        <button key={format} type="button" className="button quiet" disabled={pending} onClick={() => void run(format)}>
          {t(`dictionary.office.file.export_${format}`)}
        </button>
      ))}
    </div>
  );
}
