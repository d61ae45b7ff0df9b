import { useState } from 'react';
import { foldTyped } from '#domain/kit/plainLetters.ts';
import { asChosen, Combobox } from './Combobox.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

export interface Choice {
  code: string;
  name: string;
}

/** Choices whose names have in them what is typed, whatever the case and the accents. */
export const searchChoices = (options: readonly Choice[], typed: string): Choice[] =>
  options.filter(({ name }) => foldTyped(name).includes(foldTyped(typed)));

/** One of more options than are seen at once: typing searches them. */
export function SearchedSelect({ options, ...props }: FramedProps & { options: readonly Choice[] }) {
  const { frame, control } = useFramed(props, asChosen);
  const [typed, setTyped] = useState('');
  const asOption = ({ code, name }: Choice) => ({ id: code, name });
  return (
    <Combobox
      frame={frame}
      inputRef={control.ref}
      value={control.value}
      options={options.map(asOption)}
      matches={searchChoices(options, typed).map(asOption)}
      getName={({ name }) => name}
      isLooking={false}
      onChange={control.onChange}
      onSearch={setTyped}
      onBlur={control.onBlur}
    />
  );
}
