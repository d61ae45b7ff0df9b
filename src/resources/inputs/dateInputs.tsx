import { isInstant } from '#domain/kit/dates.ts';
import { toBusinessTime } from '#domain/shared/clock.ts';
import { parseLocalWall, toLocalWall } from '../../lib/time/localWall.ts';
import { livesByHouse } from '../../lib/time/zones.ts';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

export function Day(props: FramedProps) {
  const { frame, control } = useFramed(props);
  return <DateInput {...frame} {...control} kind="date" />;
}

export function Month(props: FramedProps) {
  const { frame, control } = useFramed(props);
  return <DateInput {...frame} {...control} kind="month" />;
}

const asInstant = {
  // What is no time yet stays, and is refused by its field.
  parse: (typed: string) => parseLocalWall(typed) || null,
  format(value: string | null | undefined) {
    if (!value || !isInstant(value)) return value ?? '';
    const { day, time } = toLocalWall(value);
    return `${day}T${time}`;
  },
};

/** An instant by the reader's own clock, which says what that is in UTC+8 where it is something else. */
export function Instant(props: FramedProps) {
  const { frame, control } = useFramed(props, asInstant);
  const instant = asInstant.parse(control.value);
  return (
    <DateInput
      {...frame}
      {...control}
      kind="time"
      hint={instant && isInstant(instant) && !livesByHouse() && toBusinessTime(instant)}
    />
  );
}
