import type { ComponentType } from 'react';
import { entityNamed } from '#domain/entities.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import { mayDo } from '../../authProvider/index.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { Flag, OneOf, SeveralOf, type ChoiceProps } from './choices.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { RefInput } from './RefInput.tsx';
import { Day, Instant, LongText, Month, NumberInput, OneLine } from './textInputs.tsx';

const inputs: Record<Kind, ComponentType<ChoiceProps>> = {
  text: OneLine,
  longText: LongText,
  number: NumberInput,
  money: MoneyInput,
  date: Day,
  time: Instant,
  month: Month,
  choice: OneOf,
  choices: SeveralOf,
  flag: Flag,
  ref: RefInput,
  // An image is uploaded by the screen that knows its shape; here its address can be seen.
  image: OneLine,
};

/** The input of a field, by its kind. */
export function KindInput(props: ChoiceProps) {
  const Input = inputs[props.field.kind];
  return <Input {...props} />;
}

/** Can a role be offered the records that a ref may point to? */
export const canChoose = (field: Field): boolean =>
  field.kind !== 'ref' || mayDo('list', resourceOf(entityNamed(field.to!)));
