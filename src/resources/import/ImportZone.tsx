import { useI18n, useT } from '../../i18n/index.ts';
import { DropZone } from '../../ui/files/DropZone.tsx';
import type { useFileImport } from './useFileImport.ts';

interface Props {
  work: Pick<ReturnType<typeof useFileImport<any, any>>, 'stage' | 'choose'>;
  accept: string;
  title: string;
  hint: string;
  /** What is said while the file that was looked at is imported. */
  importing: string;
}

/** Takes a file that is looked at before it is imported, and says why one is refused. */
export function ImportZone({ work, accept, title, hint, importing }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const { stage } = work;
  const isImporting = stage.name === 'importing';
  const sent = stage.name === 'reading' ? stage.progress : isImporting ? 1 : undefined;
  const problem = stage.name === 'choosing' || stage.name === 'preview' ? stage.problem : undefined;
  const working = isImporting
    ? importing
    : sent === 1
      ? t('common.office.import.reading')
      : t('common.office.import.sending', { percent: Math.floor((sent ?? 0) * 100) / 100 });
  return (
    <>
      {stage.name !== 'preview' && (
        <DropZone
          accept={accept}
          title={title}
          hint={hint}
          choose={t('common.shared.choose_file')}
          sent={sent}
          working={working}
          onPick={([chosen]) => work.choose(chosen)}
        />
      )}
      {problem && (
        <p className="problem" role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
    </>
  );
}
