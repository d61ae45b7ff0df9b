/**
 * What a Word file may hold that a chapter does not keep: of a formula its text is kept, and of a list its lines. Counted for
 * each row of an import, so that its author sees it before anything is stored.
 */
export const leftOutKinds = [
  'picture',
  'object',
  'embedded_file',
  'linked_document',
  'formula',
  'symbol',
  'list_mark',
  'comment',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];
export type LeftOut = Partial<Record<LeftOutKind, number>>;

/** The counts of both. */
export function addLeftOut(one: LeftOut, other: LeftOut): LeftOut {
  const sum = { ...one };
  for (const kind of leftOutKinds) if (other[kind]) sum[kind] = (sum[kind] ?? 0) + other[kind];
  return sum;
}
