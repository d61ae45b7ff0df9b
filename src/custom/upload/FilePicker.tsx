import { message, type Message } from '#domain/kit/messages.ts';
import { docx, docxType } from '#domain/rules/docx.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { DropZone } from './DropZone.tsx';
import css from './upload.module.css';

const megabyte = 1024 * 1024;

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
  if (!/\.docx$/i.test(file.name)) return message('docx.not_word');
  if (file.size > docx.uploadBytes) return message('docx.too_large', { size: docx.uploadBytes / megabyte });
  return undefined;
}

interface Props {
  /** How much has been sent, 0 to 1; undefined while nothing is on its way. */
  sent: number | undefined;
  problem: Message | undefined;
  onPick: (file: File) => void;
  onProblem: (problem: Message) => void;
}

/** Takes a Word file, dropped or chosen, and shows it on its way. */
export function FilePicker({ sent, problem, onPick, onProblem }: Props) {
  const t = useT();
  const language = useLanguage();
  const pick = (file: File) => {
    const found = problemOf(file);
    if (found) onProblem(found);
    else onPick(file);
  };
  return (
    <DropZone
      accept={`.docx,${docxType}`}
      title={t('docx.title')}
      hint={t('docx.drop')}
      choose={t('docx.choose')}
      sent={sent}
      working={
        sent !== undefined && sent < 1
          ? t('docx.sending', { percent: formatNumber(Math.floor(sent * 100), language) })
          : t('docx.reading')
      }
      onPick={pick}
    >
      {problem && sent === undefined && (
        <p className={css.refused} role="alert">
          {t(problem.message as MessageKey, problem.args)}
        </p>
      )}
    </DropZone>
  );
}
