import { useT } from '../../i18n/index.ts';
import { Segments } from '../fields/Segments.tsx';

interface Props {
  changes: boolean;
  onChanges: (changes: boolean) => void;
}

/** Whether a text in review is read with what has changed, or as it is. */
export function ChangesSwitch({ changes, onChanges }: Props) {
  const t = useT();
  return (
    <Segments
      label={t('common.office.review.view')}
      names={['changes', 'text']}
      value={changes ? 'changes' : 'text'}
      onPick={(name) => onChanges(name === 'changes')}
    >
      {(name) => t(`common.office.review.${name}`)}
    </Segments>
  );
}
