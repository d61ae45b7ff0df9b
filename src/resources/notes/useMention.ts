import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { foldTyped } from '#domain/kit/plainLetters.ts';
import { findTypedName } from '#domain/notes/note.ts';
import { listNoteReaders } from '#domain/notes/notes.calls.ts';
import { send } from '../../lib/api/client.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { noteKeys } from '../queryKeys.ts';

/** A pause in typing after which colleagues are looked for. */
const pause = 150;

/** How a word of a name begins that is typed; behind a space another word follows. */
const getStart = (typed: string): string => ` ${foldTyped(typed)}${/\S\s$/.test(typed) ? ' ' : ''}`;

/** Offers colleagues while a name is typed behind an `@`: arrows choose one, Enter or Tab takes it, Escape hides them. */
export function useMention(
  area: RefObject<HTMLTextAreaElement | null>,
  { of, id }: { of: string; id: number },
  onText: (text: string) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const looked = useDebounced(typed, pause);
  const { data } = useQuery({
    queryKey: noteKeys.readers(of, id, looked ?? ''),
    queryFn: () => send(listNoteReaders, { query: { resource: of, record_id: id, q: looked! } }),
    enabled: looked !== undefined,
    placeholderData: keepPreviousData,
  });
  const offered =
    typed !== undefined && looked !== undefined
      ? (data?.items ?? []).filter(({ user_name }) => ` ${foldTyped(user_name)}`.includes(getStart(typed)))
      : [];

  const look = () => {
    const { value, selectionStart, selectionEnd } = area.current!;
    setTyped(selectionStart === selectionEnd ? findTypedName(value.slice(0, selectionStart)) : undefined);
    setActive(0);
  };
  const take = (name: string) => {
    const { selectionStart: caret } = area.current!;
    area.current!.setRangeText(`${name} `, caret - typed!.length, caret, 'end');
    onText(area.current!.value);
    area.current!.focus();
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (key === 'Escape') setTyped(undefined);
    else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || (key === 'Tab' && !event.shiftKey))
      take(offered[active]!.user_name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { offered, active, look, take, hide: () => setTyped(undefined), onKeyDown };
}
