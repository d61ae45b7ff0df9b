import { useId } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import * as types from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getStoryPath } from '../../../lib/routing/story.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import type { Row } from './useContents.ts';
import css from './MoveDialog.module.css';

const places = ['at', 'before', 'after'] as const;
type Place = (typeof places)[number];

interface Props {
  rows: readonly Row[];
  story_id: number;
  /** Chapters of the story; undefined where not all of them are shown. */
  total: number | undefined;
  pending: boolean;
  onConfirm: (to: number) => void;
  onClose: () => void;
}

/** A place that is typed, for chapters that have these numbers now. */
function createPlaceRule(moving: readonly number[], total: number) {
  const getProblem = (place: Place, number: number): Message | undefined => {
    const max = place === 'at' ? total - moving.length + 1 : total;
    if (!Number.isInteger(number) || number < 1 || number > max)
      return message('chapters.writing.contents.move.range', { max });
    return place !== 'at' && moving.includes(number) ? message('chapters.writing.contents.move.itself') : undefined;
  };
  return types.object({
    place: types.string().oneOf(places).required(),
    number: types
      .string()
      .defined()
      .test('place', (typed, context) => {
        const problem = getProblem((context.parent as { place: Place }).place, Number(typed));
        return !problem || context.createError({ message: problem });
      }),
  });
}

/** Moves chapters to a number, or before or after a chapter: the way without dragging. */
export function MoveDialog({ story_id, total, ...props }: Props) {
  const t = useT();
  const title = useFormatCount()('chapters.writing.contents.move.title', props.rows.length);
  if (total !== undefined) return <PlaceDialog {...props} title={title} total={total} />;
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={props.onClose}>
            {t('common.close')}
          </button>
          <Link className="button" to={getStoryPath(story_id)} onClick={props.onClose}>
            {t('chapters.writing.contents.list.show_all')}
          </Link>
        </>
      }
    >
      <p>{t('chapters.writing.contents.move.filtered')}</p>
    </Dialog>
  );
}

type PlaceProps = Omit<Props, 'story_id' | 'total'> & { title: string; total: number };

function PlaceDialog({ title, rows, total, pending, onConfirm, onClose }: PlaceProps) {
  const t = useT();
  const id = useId();
  const moving = rows.map(({ number }) => number);
  const { form, field } = useCommandForm(
    createPlaceRule(moving, total),
    async ({ place, number }) => {
      const beforeIt = moving.filter((moved) => moved < Number(number)).length;
      onConfirm(place === 'at' ? Number(number) : Number(number) - beforeIt + (place === 'after' ? 1 : 0));
    },
    { defaultValues: { place: 'at', number: '' } },
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          form={id}
          pending={pending}
          action={t('chapters.writing.contents.move.confirm')}
          onClose={onClose}
        />
      }
    >
      <form id={id} className={css.pair} {...form}>
        <SelectInput
          {...field('place', { deps: 'number' })}
          label={t('chapters.writing.contents.move.where')}
          prompt={t('chapters.writing.contents.move.where')}
          options={places.map((code) => ({ code, name: t(`chapters.writing.contents.move.${code}`) }))}
        />
        <TextInput
          {...field('number')}
          label={t('chapters.writing.contents.move.number')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
        />
      </form>
    </Dialog>
  );
}
