import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

interface Place {
  id: symbol;
  at: number;
}

const keep = StateEffect.define<Place>();
const leave = StateEffect.define<Place>();

/** Where pictures go that are being uploaded, while one writes on wherever one likes. */
export const uploadPlaces = StateField.define<readonly Place[]>({
  create: () => [],
  update(places, { changes, effects }) {
    const left = effects.find((effect) => effect.is(leave))?.value;
    const kept = effects.flatMap((effect) => (effect.is(keep) ? [effect.value] : []));
    // What is typed at a place comes after it, and of pictures for one place the next one comes after the first.
    const stay = places
      .filter(({ id }) => id !== left?.id)
      .map(({ id, at }) => ({ id, at: changes.mapPos(at, at === left?.at ? 1 : -1) }));
    return [...stay, ...kept];
  },
});

/** Keeps the caret's place for pictures that are yet to come. */
export function keepPlace(view: EditorView): symbol {
  const id = Symbol('place');
  view.dispatch({ effects: keep.of({ id, at: view.state.selection.main.head }) });
  return id;
}

/** Where a place is by now, and what leaves it. */
export function findPlace({ state }: EditorView, id: symbol) {
  const place = state.field(uploadPlaces).find((one) => one.id === id)!;
  return { at: place.at, leaving: leave.of(place) };
}
