import { useId } from 'react';
import css from './fields.module.css';

interface Props {
  label: string;
  value: string | number | undefined;
  /** What stands for no choice; absent: one is always made. */
  all?: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string | undefined) => void;
}

/** Chooses what a list of cards shows, its name above it as above the filters of a table. */
export function FilterSelect({ label, value, all, options, onChange }: Props) {
  const id = useId();
  const chosen = value === undefined ? '' : String(value);
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={chosen}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {chosen && !options.some(([option]) => option === chosen) && <option value={chosen}>…</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
