import { docxLimits, docxTooLarge, docxType } from '#domain/chapter-import/docxLimits.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { importTranslation, previewTranslation } from '#domain/translation/translationUpload.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { ImportZone } from '../../../resources/import/ImportZone.tsx';
import { useFileImport } from '../../../resources/import/useFileImport.ts';
import { ResultNote } from '../../../ui/ResultNote.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { taskKeys, translationKeys } from '../queryKeys.ts';
import { UploadPreview } from './UploadPreview.tsx';

/** What is wrong with a file before it is sent. */
function getProblem({ name, size }: File): Message | undefined {
  if (/\.doc$/i.test(name)) return message('chapter-import.shared.old_word');
  if (!/\.docx$/i.test(name)) return message('chapter-import.shared.no_docx');
  return size > docxLimits.uploadBytes ? docxTooLarge : undefined;
}

/** A file is looked at chapter by chapter, and then taken into the task whole. */
export function Upload({ id, language }: { id: number; language: StoryLanguage }) {
  const t = useT();
  const formatCount = useFormatCount();
  const work = useFileImport({
    preview: previewTranslation,
    import: importTranslation,
    params: { id },
    invalidates: [taskKeys.mine, taskKeys.chapters(id), translationKeys.all],
    getProblem,
  });
  const { stage } = work;
  return (
    <>
      {stage.name === 'imported' && (
        <ResultNote>
          <StateChip tone="good">{t('translation.seldom.upload.uploaded')}</StateChip>{' '}
          {formatCount('translation.seldom.upload.done', stage.imported.chapters)}{' '}
          <Link to="/office/my-translations">{t('translation.office.my_translations.title')}</Link>
        </ResultNote>
      )}
      <ImportZone
        work={work}
        accept={`.docx,${docxType}`}
        title={t('translation.seldom.upload.upload_title')}
        hint={t('translation.seldom.upload.drop', { size: docxLimits.uploadBytes / 1024 ** 2 })}
        importing={t('translation.seldom.upload.importing')}
      />
      {stage.name === 'preview' && (
        <UploadPreview
          file={stage.file.name}
          preview={stage.preview}
          language={language}
          onImport={() => work.commit({ seen: stage.preview.seen })}
          onOther={work.again}
        />
      )}
    </>
  );
}
