import { useT } from '../../i18n/index.ts';
import { Menu } from '../../ui/Menu.tsx';

interface Props {
  names: readonly string[];
  /** The list that is shown. */
  value: string;
  getLabel: (name: string) => string;
  onPick: (name: string) => void;
}

/** The lists of what belongs to what belongs to a record: too many to stand beside one another. */
export function FurtherTabs({ names, value, getLabel, onPick }: Props) {
  const t = useT();
  return (
    <div className="actions">
      <Menu button={t('common.office.record.further')} className="button quiet" start>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-current={name === value || undefined}
            onClick={() => onPick(name)}
          >
            {getLabel(name)}
          </button>
        ))}
      </Menu>
    </div>
  );
}
