import type { InferType } from '#domain/kit/types.ts';
import type { imports } from '#domain/list-import/importAnswers.ts';
import { useT } from '../../i18n/index.ts';
import { EarlierList } from './EarlierList.tsx';

interface Props {
  /** Absent while they are not known. */
  files: InferType<typeof imports>['items'] | undefined;
  isOff: boolean;
  onUndo: (id: number) => void;
}

/** What its reader imported lately, each file with the way back. */
export function EarlierFiles({ files, isOff, onUndo }: Props) {
  const t = useT();
  if (!files || files.length === 0) return null;
  return (
    <EarlierList
      title={t('list-import.office.earlier')}
      lines={files.map(({ file_name, lines, ...file }) => ({
        ...file,
        name: <span translate="no">{file_name}</span>,
        records: lines,
      }))}
      undo={t('list-import.office.undo')}
      undone="list-import.office.undone_at"
      isOff={isOff}
      onUndo={onUndo}
    />
  );
}
