import { exportDictionary } from '#domain/dictionary/dictionaryFile.calls.ts';
import { dictionaryFormats, type DictionaryFormat } from '#domain/dictionary/dictionaryFile.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/saveFile.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { ImportEntries } from './ImportEntries.tsx';
import { OfDictionary } from './OfDictionary.tsx';

const formats = Object.keys(dictionaryFormats) as DictionaryFormat[];

/** `/office/dictionary-file?book_id=&language=`: the dictionary of a book in a language as a file, both ways. */
export function DictionaryFile() {
  const t = useT();
  return (
    <OfDictionary title={t('dictionary.office.file.title')}>
      {(book, language) => (
        <>
          <Export book={book} language={language} />
          <ImportEntries key={`${book} ${language}`} book={book} language={language} />
        </>
      )}
    </OfDictionary>
  );
}

function Export({ book, language }: { book: number; language: StoryLanguage }) {
  const t = useT();
  const { run, pending } = useCommand(async (format: DictionaryFormat) =>
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
