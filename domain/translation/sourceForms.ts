const capitalise = (form: string) => form.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** How a source may write a term: each of its forms, also with a capital as at the beginning of a sentence. */
export const listSourceForms = ({ term, aliases }: { term: string; aliases: readonly string[] }): string[] => [
  ...new Set([term, ...aliases].flatMap((form) => (form === '' ? [] : [form, capitalise(form)]))),
];
