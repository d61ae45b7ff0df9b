import { stepInColumns } from '../fields/arrowKeys.ts';
import { useRoving } from '../fields/useRoving.ts';
import css from './DateInput.module.css';

interface Props {
  label: string;
  chosen: string;
  onChoose: (time: string) => void;
}

const times = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);
const columns = 6;
const keys = stepInColumns(columns);

/** The half hours of a day to choose from. The Tab key comes to the chosen one, or to the last before it. */
export function HalfHours({ label, chosen, onChoose }: Props) {
  const near = times.findLastIndex((time) => time <= chosen);
  const { group, item } = useRoving(Math.max(0, near), keys);
  return (
    <div {...group} role="group" aria-label={label} className={css.halfHours} data-roomy>
      {times.map((time, at) => (
        <button
          key={time}
          type="button"
          {...item(at)}
          className={`${css.day} ${time === chosen ? css.chosen : ''}`}
          aria-pressed={time === chosen}
          onClick={() => onChoose(time)}
        >
          {time}
        </button>
      ))}
    </div>
  );
}
