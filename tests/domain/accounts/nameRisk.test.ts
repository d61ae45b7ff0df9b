import { expect, test } from 'vitest';
import { givesOwnerAway } from '#domain/accounts/nameRisk.ts';

test.each([
  ['Mira Vane', 'Mira Vane', 'x@y.example'],
  ['mira_vane', 'Mira Vane', 'x@y.example'],
  ['vane-mira', 'Mira Vane', 'x@y.example'],
  ['MiraVane1990', 'Mira Vane', 'x@y.example'],
  ['eleonore', 'Éléonore Vasseur', 'x@y.example'],
  ['李明', '李明', 'x@y.example'],
  ['李明写作', '李明', 'x@y.example'],
  ['วรรณา', 'วรรณา ใจดี', 'x@y.example'],
  ['mira.vane', null, 'mira.vane@y.example'],
  ['miravane', null, 'Mira.Vane+novels@y.example'],
  ['mira', null, 'mira.vane@y.example'],
  ['ann', 'Ann', 'x@y.example'],
  ['mira', 'Anna Miranda', 'x@nightowl.example'],
])('%s gives %s, %s away', (user_name, real_name, email) =>
  expect(givesOwnerAway(user_name, { real_name, email })).toBe(true),
);

test.each([
  ['nightowl', 'Mira Vane', 'mira.vane@y.example'],
  ['nightowl', null, 'mira@y.example'],
  ['banner', 'Ann', 'x@y.example'],
  ['annual', null, 'ann@y.example'],
  ['tom-of-vane', 'Tom Vane', 'x@y.example'],
  ['nightowl', '', '@y.example'],
  ['nightowl', '—', '+x@y.example'],
])('%s does not give %s, %s away', (user_name, real_name, email) =>
  expect(givesOwnerAway(user_name, { real_name, email })).toBe(false),
);
