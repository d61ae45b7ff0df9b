import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { isState } from '#domain/kit/fields.ts';
import { tones } from '../../../src/ui/state/tones.ts';

test('each state of a record has a tone, so that none looks like another that is its opposite', () => {
  const states = Object.values<Entity>(entities).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { options }]) => (isState(name) && options ? options : [])),
  );
  expect(states.length).toBeGreaterThan(40);
  expect(states.filter((state) => !(state in tones))).toEqual([]);
});
