import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/index.ts';
import type { Step } from './steps.ts';
import css from './edit.module.css';

interface Props {
  /** What a screen reader calls it. */
  label: string;
  source: string;
  /** It is typed in; else what it shows is on its way. */
  typing: boolean;
  isChanged: (value: unknown) => boolean;
  /** Sends the form, and goes on from there; false where that cannot be. */
  onSend: (step: Step) => void;
  /** Leaves the cell as it was. */
  onLeave: (step: Step) => void;
  children: ReactNode;
}

const control = 'input, select, textarea, button';
/** What is open in the cell, as a calendar or a list of options, has keys of its own. */
const isOpen = (place: Element) => place.querySelector('[aria-expanded=true]') !== null;

/** The input of a cell with its keys: Enter and leaving it save, Tab goes on, Escape leaves the cell as it was. */
export function CellForm({ label, source, typing, isChanged, onSend, onLeave, children }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const { getValues } = useFormContext();

  useLayoutEffect(() => {
    // Whoever works in another cell by then is not called back.
    const other = document.activeElement?.closest('[data-typing]');
    if (!typing || (other && other !== place.current)) return;
    const input = place.current?.querySelector<HTMLElement>(control);
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, [typing]);

  const goOn = (step: Step) => (isChanged(getValues(source)) ? onSend(step) : onLeave(step));
  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, nativeEvent, target } = event;
    const inField = (target as Element).closest(`.${css.input}`) !== null;
    if (event.defaultPrevented || nativeEvent.isComposing || wasOpen.current || !inField) return;
    const step: Step | undefined =
      key === 'Tab' ? (shiftKey ? 'previous' : 'next') : key === 'Enter' || key === 'Escape' ? 'row' : undefined;
    const isPress = key === 'Enter' && (target as Element).matches('button');
    if (!step || isPress) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onLeave(step);
    else goOn(step);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Another window is no other place in this one.
    if (!typing || currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
    if (currentTarget.querySelector('dialog[open]')) return;
    goOn('stay');
  }
  return (
    // The keys are those of the input within.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      role="group"
      aria-label={t('list-views.office.edit', { name: label })}
      className={css.form}
      data-typing={typing ? '' : undefined}
      onKeyDownCapture={() => void (wasOpen.current = isOpen(place.current!))}
      onKeyDown={press}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
