import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { isLeft } from '../../lib/forms/refusal.ts';
import { DateInput } from './DateInput.tsx';

type Props<V extends FieldValues> = Omit<ComponentProps<typeof DateInput>, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  control: Control<V>;
  name: FieldPath<V>;
};

/** A date of a form, by what `controlled` of `useCommandForm` gives. */
export function ControlledDateInput<V extends FieldValues>({ control, name, ...input }: Props<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onBlur, ...controlled } }) => (
        <DateInput
          {...input}
          {...controlled}
          value={value ?? ''}
          onBlur={(event) => void (isLeft(event) && onBlur())}
        />
      )}
    />
  );
}
