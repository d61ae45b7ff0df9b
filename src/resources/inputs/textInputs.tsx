import { localWall } from '../../lib/time/localWall.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

export function OneLine({ type, ...props }: FramedProps & { type?: 'date' | 'month' }) {
  const { frame, control } = useFramed(props);
  return <TextInput {...frame} {...control} type={type} />;
}

export const Day = (props: FramedProps) => <OneLine {...props} type="date" />;
export const Month = (props: FramedProps) => <OneLine {...props} type="month" />;

export function LongText(props: FramedProps) {
  const { frame, control } = useFramed(props);
  return <TextArea {...frame} {...control} rows={4} />;
}

const asNumber = { parse: (typed: string) => (typed === '' ? null : Number(typed)) };

export function NumberInput(props: FramedProps) {
  const { frame, control } = useFramed(props, asNumber);
  return <TextInput {...frame} {...control} type="number" step="any" />;
}

const asInstant = {
  parse: (typed: string) => (typed ? new Date(typed).toISOString() : null),
  format(instant: string | null | undefined) {
    if (!instant) return '';
    const { day, time } = localWall(instant);
    return `${day}T${time}`;
  },
};

/** An instant by the reader's own clock. */
export function Instant(props: FramedProps) {
  const { frame, control } = useFramed(props, asInstant);
  return <TextInput {...frame} {...control} type="datetime-local" />;
}
