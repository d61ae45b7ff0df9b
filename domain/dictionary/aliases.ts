/** The other forms of a term in the source, of an entry that lists them with a comma between. */
export const splitAliases = (listed: string | null): string[] =>
  (listed ?? '')
    .split(/[,，、]/u)
    .map((form) => form.trim())
    .filter(Boolean);
