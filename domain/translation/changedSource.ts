interface Paragraph {
  id: number;
  text: string;
}

/** What became of a paragraph of the source; null: it is new, or gone. */
export interface SourceChange {
  id: number;
  before: string | null;
  after: string | null;
}

/** Paragraphs that say something else in a later text of a source chapter, in its order; those that are gone stand where they stood. */
export function listSourceChanges(before: readonly Paragraph[], after: readonly Paragraph[]): SourceChange[] {
  const [old, now] = [before, after].map((texts) => new Map(texts.map(({ id, text }) => [id, text])));
  const ids = after.map(({ id }) => id);
  // Paragraphs keep their order: one that is gone follows whichever stood before it.
  for (const [at, { id }] of before.entries())
    if (!now!.has(id)) ids.splice(at === 0 ? 0 : ids.indexOf(before[at - 1]!.id) + 1, 0, id);
  return ids
    .map((id) => ({ id, before: old!.get(id) ?? null, after: now!.get(id) ?? null }))
    .filter((change) => change.before !== change.after);
}
