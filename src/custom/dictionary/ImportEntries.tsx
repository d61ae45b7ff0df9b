import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { importDictionary, previewDictionary } from '#domain/dictionary/dictionaryFile.calls.ts';
import {
  dictionaryFile,
  dictionaryTooLarge,
  entryColumns,
  requiredColumns,
} from '#domain/dictionary/dictionaryFile.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { ImportZone } from '../../resources/import/ImportZone.tsx';
import { useFileImport } from '../../resources/import/useFileImport.ts';
import { resourceKeys } from '../../resources/queryKeys.ts';
import { ResultNote } from '../../ui/ResultNote.tsx';
import { EntriesPreview } from './EntriesPreview.tsx';

/** What is wrong with a file before it is sent. */
function getProblem(file: File): Message | undefined {
  if (!/\.(csv|tbx|xml|txt)$/i.test(file.name)) return message('dictionary.office.file.not_file');
  return file.size > dictionaryFile.bytes ? dictionaryTooLarge : undefined;
}

const others = entryColumns.filter((column) => !requiredColumns.includes(column as 'term'));

interface Props {
  book: number;
  language: StoryLanguage;
}

/** A file of entries is looked at line by line, and then taken into the dictionary whole. */
export function ImportEntries({ book, language }: Props) {
  const t = useT();
  const work = useFileImport({
    preview: previewDictionary,
    import: importDictionary,
    params: { id: book },
    query: { language },
    invalidates: [resourceKeys.of(dictionaryEntry)],
    getProblem,
  });
  const { stage } = work;
  const filter = JSON.stringify({ book_id: [book], language: [language] });
  return (
    <>
      <p className="note">
        {t('dictionary.office.file.hint')} <code translate="no">{requiredColumns.join(', ')}</code>.{' '}
        {t('dictionary.office.file.hint_others')} <code translate="no">{others.join(', ')}</code>.
      </p>
      {stage.name === 'imported' && (
        <ResultNote>
          {t('dictionary.office.file.imported', stage.imported)}{' '}
          <Link to={`/${resourceOf(dictionaryEntry)}?filter=${encodeURIComponent(filter)}`}>
            {t('dictionary.office.file.see')}
          </Link>
        </ResultNote>
      )}
      <ImportZone
        work={work}
        accept=".csv,.tbx,.xml,.txt,text/csv,application/xml"
        title={t('dictionary.office.file.title')}
        hint={t('dictionary.office.file.drop')}
        importing={t('dictionary.office.file.importing')}
      />
      {stage.name === 'preview' && (
        <EntriesPreview
          file={stage.file.name}
          preview={stage.preview}
          onImport={() => work.commit({ seen: stage.preview.seen })}
          onOther={work.again}
        />
      )}
    </>
  );
}
