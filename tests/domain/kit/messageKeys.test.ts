import { expect, test } from 'vitest';
import { entity } from '#domain/kit/entity.ts';
import { text } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';

test('what is said is a sentence of the catalogue, or it does not compile', () => {
  expect(message('validation.max', { max: 1 })).toEqual({ message: 'validation.max', args: { max: 1 } });
  // @ts-expect-error there is no such sentence
  message('validation.no_such_sentence');
  // @ts-expect-error there is no such sentence
  conflict('errors.no_such_sentence');
  // @ts-expect-error there is no such sentence
  invalidField('title', 'title.no_such_sentence');
  entity('things', {
    title: 'name',
    access: { read: [] },
    fields: { name: text() },
    // @ts-expect-error there is no such sentence
    rules: [{ at: 'name', message: 'errors.no_such_sentence', holds: () => true }],
  });
});
