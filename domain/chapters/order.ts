/** Moves what is in `moving`, in its order, so that the first of it stands at the place `to`, counted from 1. */
export function moveTo<T>(all: readonly T[], moving: ReadonlySet<T>, to: number): T[] {
  const staying = all.filter((item) => !moving.has(item));
  const moved = all.filter((item) => moving.has(item));
  return [...staying.slice(0, to - 1), ...moved, ...staying.slice(to - 1)];
}

/** Puts each of `items` at its own place, counted from 1; the others keep their order around them. */
export function placeItems<T>(all: readonly T[], items: readonly T[], places: readonly number[]): T[] {
  const moving = new Set(items);
  const order = all.filter((item) => !moving.has(item));
  const moves = items.map((item, index) => ({ item, place: places[index]! })).sort((a, b) => a.place - b.place);
  for (const { item, place } of moves) order.splice(place - 1, 0, item);
  return order;
}
