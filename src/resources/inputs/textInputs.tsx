import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

export function OneLine(props: FramedProps) {
  const { frame, control } = useFramed(props);
  return <TextInput {...frame} {...control} />;
}

export function LongText(props: FramedProps) {
  const { frame, control } = useFramed(props);
  return <TextArea {...frame} {...control} rows={4} data-grows />;
}

const asNumber = { parse: (typed: string) => (typed === '' ? null : Number(typed)) };

export function NumberInput(props: FramedProps) {
  const { frame, control } = useFramed(props, asNumber);
  return <TextInput {...frame} {...control} type="number" step="any" />;
}
