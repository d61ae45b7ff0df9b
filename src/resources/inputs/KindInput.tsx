import type { ComponentType } from 'react';
import { isShare, type Kind } from '#domain/kit/fields.ts';
import { Flag, SingleChoice, MultipleChoice, type ChoiceProps } from './choices.tsx';
import { Day, Instant, Month } from './dateInputs.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { PercentInput } from './PercentInput.tsx';
import { RefInput } from './RefInput.tsx';
import { LongText, NumberInput, OneLine } from './textInputs.tsx';

const inputs: Record<Kind, ComponentType<ChoiceProps>> = {
  text: OneLine,
  longText: LongText,
  number: NumberInput,
  money: MoneyInput,
  date: Day,
  time: Instant,
  month: Month,
  choice: SingleChoice,
  choices: MultipleChoice,
  flag: Flag,
  ref: RefInput,
  // An image is uploaded by the screen that knows its shape; here its address can be seen.
  image: OneLine,
};

/** The input of a field, by its kind. */
export function KindInput(props: ChoiceProps) {
  const Input = isShare(props.field) ? PercentInput : inputs[props.field.kind];
  return <Input {...props} />;
}
