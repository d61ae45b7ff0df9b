import { docxType } from '#domain/chapter-import/docx.ts';
import type { Message } from '#domain/kit/messages.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
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
  const language = useLanguage();
  const told = () => {
    const { number, count, name, sent } = progress!;
    const step =
      sent < 1 ? t('docx.sending', { percent: formatNumber(Math.floor(sent * 100), language) }) : t('docx.reading');
    const which = { number: formatNumber(number, language), count: formatNumber(count, language), file: name };
    return count === 1 ? step : t('docx.file_of', which);
  };
  const part =
    progress && (progress.count === 1 ? progress.sent : (progress.number - 1 + progress.sent) / progress.count);
  return (
    <DropZone
      multiple
      small={joins && !progress}
      accept={`.docx,${docxType}`}
      title={t('docx.title')}
      hint={t('docx.drop')}
      choose={t(joins ? 'docx.add_files' : 'docx.choose_files')}
      sent={part}
      working={progress ? told() : ''}
      onPick={onPick}
    >
      {problem && !progress && (
        <p className={css.refused} role="alert">
          {t(problem.message as MessageKey, problem.args)}
        </p>
      )}
    </DropZone>
  );
}
