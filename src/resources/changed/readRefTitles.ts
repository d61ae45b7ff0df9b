import type { Entity } from '#domain/kit/entity.ts';

/** What the refs of a change are called, as their inputs say it: the record of the form has the titles of before. */
export const readRefTitles = (entity: Entity<any>, names: readonly string[], getInputId: (name: string) => string) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const input = entity.fields[name].kind === 'ref' && document.getElementById(getInputId(name));
      return input instanceof HTMLInputElement ? [[name, input.value]] : [];
    }),
  );
