import { parseTypedPercent, writeTypedPercent } from '#domain/kit/amounts.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { FramedProps } from './useFramed.ts';
import { useTypedNumber } from './useTypedNumber.ts';

const percent = { read: parseTypedPercent, write: writeTypedPercent, problem: 'validation.percent' } as const;

/** A share in percent; the record has a number from 0 to 1. */
export const PercentInput = (props: FramedProps) => <TextInput {...useTypedNumber(props, percent)} unit="%" />;
