import { useEffect, useRef } from 'react';
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
import { useI18n, useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { useFileImport } from '../../resources/import/useFileImport.ts';
import { DropZone } from '../../ui/files/DropZone.tsx';
import { EntriesPreview } from './EntriesPreview.tsx';
import css from './dictionary.module.css';

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
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
  const { translate } = useI18n();
  const result = useRef<HTMLParagraphElement>(null);
  const { file, sent, importing, preview, imported, problem, look, commit, again } = useFileImport({
    preview: previewDictionary,
    import: importDictionary,
    params: { id: book },
    query: { language },
    invalidates: [[resourceOf(dictionaryEntry)]],
    problemOf,
  });
  useEffect(() => {
    if (imported) result.current?.focus();
  }, [imported]);
  const busy = sent !== undefined;
  const working = importing
    ? t('dictionary.office.file.importing')
    : sent === 1
      ? t('common.office.import.reading')
      : t('common.office.import.sending', { percent: Math.floor((sent ?? 0) * 100) });
  const filter = JSON.stringify({ book_id: [book], language: [language] });
  return (
    <>
      <p className="note">
        {t('dictionary.office.file.hint')} <code translate="no">{requiredColumns.join(', ')}</code>.{' '}
        {t('dictionary.office.file.hint_others')} <code translate="no">{others.join(', ')}</code>.
      </p>
      {imported && (
        <p ref={result} tabIndex={-1} role="status" className={css.result}>
          {t('dictionary.office.file.imported', imported)}{' '}
          <Link to={`/${resourceOf(dictionaryEntry)}?filter=${encodeURIComponent(filter)}`}>
            {t('dictionary.office.file.see')}
          </Link>
        </p>
      )}
      {(!preview || busy) && (
        <DropZone
          accept=".csv,.tbx,.xml,.txt,text/csv,application/xml"
          title={t('dictionary.office.file.title')}
          hint={t('dictionary.office.file.drop')}
          choose={t('common.office.import.choose')}
          sent={importing ? 1 : sent}
          working={working}
          onPick={([chosen]) => look(chosen)}
        />
      )}
      {problem && !busy && (
        <p className="problem" role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
      {preview && !busy && (
        <EntriesPreview
          file={file!.name}
          preview={preview}
          onImport={() => commit({ seen: preview.seen })}
          onOther={again}
        />
      )}
    </>
  );
}
