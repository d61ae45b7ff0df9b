import type { ComponentProps } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Progress } from '../../lib/api/sendInOrder.ts';
import { DropZone } from './DropZone.tsx';

interface Props extends Omit<ComponentProps<typeof DropZone>, 'multiple' | 'small' | 'sent' | 'working'> {
  /** An import waits, which is worked on above. */
  waits: boolean;
  progress: Progress | undefined;
}

/** Takes files of chapters, dropped or chosen, and shows them on their way. */
export function ChapterFiles({ waits, progress, ...zone }: Props) {
  const t = useT();
  const describe = ({ number, count, name, sent }: Progress) => {
    if (count > 1) return t('chapter-import.shared.file_of', { number, count, file: name });
    return sent < 1
      ? t('chapter-import.shared.sending', { percent: Math.floor(sent * 100) / 100 })
      : t('chapter-import.shared.reading');
  };
  return (
    <DropZone
      {...zone}
      multiple
      small={waits && !progress}
      sent={progress && (progress.number - 1 + progress.sent) / progress.count}
      working={progress ? describe(progress) : ''}
    />
  );
}
