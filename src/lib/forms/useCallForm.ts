import { useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import type { ObjectSchema } from '#domain/kit/types.ts';
import { ApiError } from '../api/client.ts';
import { findProblems } from '../problems.ts';
import { useSecondsUntil } from '../time/useSecondsUntil.ts';
import { isLeft, splitRefusal, type Refusal } from './refusal.ts';
import { useOneAtATime } from './useOneAtATime.ts';

type Errors = Partial<Record<string, Message>>;

/** A form that makes a call, as its component draws it. */
export interface CallForm {
  errors: Errors;
  refusal: Refusal | undefined;
  pending: boolean;
  /** Sending again would be refused for now. */
  waiting: boolean;
  /** What a field holds now. */
  getValue: (name: string) => string;
  /** Says what is wrong with a field by its rule, and goes there; true where nothing is. */
  check: (name: string) => boolean;
  /** Shows a refused call: at its fields, or above them. */
  show: (error: unknown) => void;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that makes a call: fields are checked by the call's own rule when they are left and when the form is sent, and
 * what the server refuses shows at its field. For forms that ask for a password, if only where the sign-in is not recent,
 * since it leaves the values to the browser for password managers to fill in: before the sign-in as it is, without
 * react-query and react-hook-form, and in the applications by `usePasswordForm`. All others are `useRuleForm`.
 */
export function useCallForm<V extends object>(rule: ObjectSchema<V>, send: (values: V) => Promise<void>): CallForm {
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const { pending, run } = useOneAtATime();
  const waiting = useSecondsUntil(refusal?.until) > 0;
  const ref = useRef<HTMLFormElement>(null);

  const getField = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement | null;
  const read = () => {
    const names = Object.keys(rule.fields).filter(getField);
    return Object.fromEntries(names.map((name) => [name, getField(name)!.value]));
  };
  const focusFirst = (errors: Errors) => {
    const first = [...(ref.current?.elements ?? [])].find((element) => errors[(element as HTMLInputElement).name]);
    (first as HTMLElement | undefined)?.focus();
  };

  function show(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    // The form was left while the call was under way.
    if (!ref.current) return;
    const { errors, refusal } = splitRefusal(error, (name) => getField(name) !== null);
    setErrors(errors);
    focusFirst(errors);
    setRefusal(refusal);
  }

  async function submit() {
    const values = read();
    const problems = findProblems(rule, values);
    setErrors(problems);
    setRefusal(undefined);
    if (Object.keys(problems).length > 0) return focusFirst(problems);
    try {
      await send(rule.cast(values) as V);
    } catch (error) {
      show(error);
    }
  }

  /** Checks a field, and its repetition if there is something in it. */
  function validateField(name: string): Errors {
    const values = read();
    const problems = findProblems(rule, values);
    const repetition = `${name}_confirmation`;
    const checked = values[repetition] ? [name, repetition] : [name];
    setErrors((previousErrors) => ({
      ...previousErrors,
      ...Object.fromEntries(checked.map((one) => [one, problems[one]])),
    }));
    return problems;
  }

  return {
    errors,
    refusal,
    pending,
    waiting,
    getValue: (name) => getField(name)?.value ?? '',
    check(name) {
      const problems = validateField(name);
      if (problems[name]) getField(name)?.focus();
      return !problems[name];
    },
    show,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void run(submit);
      },
      onBlur: (event) => {
        const { name } = event.target as unknown as HTMLInputElement;
        if (name in rule.fields && isLeft(event)) validateField(name);
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement;
        setRefusal(undefined);
        // The mark goes as soon as its reason does.
        if (errors[name] ?? errors[`${name}_confirmation`]) validateField(name);
      },
    },
  };
}
