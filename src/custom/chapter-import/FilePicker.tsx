import { docxType } from '#domain/chapter-import/docxLimits.ts';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import { DropZone } from '../../ui/files/DropZone.tsx';
import type { Progress } from './sendFiles.ts';
import css from './upload.module.css';

interface Props {
  /** An import waits, which the files join. */
  joins: boolean;
  progress: Progress | undefined;
  problem: Message | undefined;
  onPick: (files: readonly File[]) => void;
}

/** Takes Word files, dropped or chosen, and shows them on their way. */
export function FilePicker({ joins, progress, problem, onPick }: Props) {
  const t = useT();
  const progressText = () => {
    const { number, count, name, sent } = progress!;
    const step =
      sent < 1
        ? t('chapter-import.writing.sending', { percent: Math.floor(sent * 100) })
        : t('chapter-import.writing.reading');
    const which = { number, count, file: name };
    return count === 1 ? step : t('chapter-import.writing.file_of', which);
  };
  const part =
    progress && (progress.count === 1 ? progress.sent : (progress.number - 1 + progress.sent) / progress.count);
  return (
    <DropZone
      multiple
      small={joins && !progress}
      accept={`.docx,${docxType}`}
      title={t('chapter-import.author.title')}
      hint={t('chapter-import.writing.drop')}
      choose={t(joins ? 'chapter-import.writing.add_files' : 'chapter-import.writing.choose_files')}
      sent={part}
      working={progress ? progressText() : ''}
      onPick={onPick}
    >
      {problem && !progress && (
        <p className={css.refused} role="alert">
          {t(problem.message, problem.args)}
        </p>
      )}
    </DropZone>
  );
}
