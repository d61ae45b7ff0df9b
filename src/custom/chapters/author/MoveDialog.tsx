import { useState, type FormEvent } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { detailPath } from '../../../lib/routing/story.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { Row } from './useContents.ts';
import css from './StoryDetail.module.css';

const places = ['at', 'before', 'after'] as const;
type Place = (typeof places)[number];

interface Props {
  rows: readonly Row[];
  story_id: number;
  /** Chapters of the story; undefined where not all of them are shown. */
  total: number | undefined;
  busy: boolean;
  onConfirm: (to: number) => void;
  onClose: () => void;
}

/** Moves chapters to a number, or before or after a chapter: the way without dragging. */
export function MoveDialog({ rows, story_id, total, busy, onConfirm, onClose }: Props) {
  const t = useT();
  const counted = useCounted();
  const [place, setPlace] = useState<Place>('at');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<Message>();

  if (total === undefined)
    return (
      <Dialog
        title={counted('chapters.author.contents.move.title', rows.length)}
        onClose={onClose}
        actions={
          <>
            <button type="button" className="button quiet" onClick={onClose}>
              {t('common.close')}
            </button>
            <Link className="button" to={detailPath(story_id)} onClick={onClose}>
              {t('chapters.author.contents.list.show_all')}
            </Link>
          </>
        }
      >
        <p>{t('chapters.author.contents.move.filtered')}</p>
      </Dialog>
    );

  const moving = new Set(rows.map(({ number }) => number));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed);
    const max = place === 'at' ? total - rows.length + 1 : total;
    if (typed.trim() === '' || !Number.isInteger(number) || number < 1 || number > max)
      return setError({ message: 'chapters.author.contents.move.range', args: { max } });
    if (place !== 'at' && moving.has(number)) return setError({ message: 'chapters.author.contents.move.itself' });
    const beforeIt = [...moving].filter((moved) => moved < number).length;
    onConfirm(place === 'at' ? number : number - beforeIt + (place === 'after' ? 1 : 0));
  };
  return (
    <Dialog
      title={counted('chapters.author.contents.move.title', rows.length)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button className="button" form="move" disabled={busy}>
            {t('chapters.author.contents.move.confirm')}
          </button>
        </>
      }
    >
      <form id="move" className={css.pair} onSubmit={submit} noValidate>
        <SelectInput
          name="place"
          label={t('chapters.author.contents.move.where')}
          prompt={t('chapters.author.contents.move.where')}
          options={places.map((code) => ({ code, name: t(`chapters.author.contents.move.${code}`) }))}
          value={place}
          onChange={(event) => setPlace(event.target.value as Place)}
        />
        <TextInput
          name="number"
          label={t('chapters.author.contents.move.number')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
          {...(error && { error })}
        />
      </form>
    </Dialog>
  );
}
