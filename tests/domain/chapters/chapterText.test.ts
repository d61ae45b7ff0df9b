import { expect, test } from 'vitest';
import { isSceneBreak } from '#domain/chapters/chapterText.ts';

test.each([
  ['* * *', true],
  ['***', true],
  ['*****', true],
  [' *\u00a0* * ', true],
  ['⁂', true],
  ['**', false],
  ['*', false],
  ['', false],
  ['* * * and on', false],
  ['---', false],
])('is %j a scene break? %s', (line, expected) => expect(isSceneBreak(line)).toBe(expected));
