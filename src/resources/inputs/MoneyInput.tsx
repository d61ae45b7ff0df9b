import { parseTypedMoney, writeTypedMoney } from '#domain/kit/amounts.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { FramedProps } from './useFramed.ts';
import { useTypedNumber } from './useTypedNumber.ts';

const dollars = { read: parseTypedMoney, write: writeTypedMoney, problem: 'validation.money' } as const;

/** An amount in dollars; the record has cents. */
export const MoneyInput = (props: FramedProps) => <TextInput {...useTypedNumber(props, dollars)} />;
