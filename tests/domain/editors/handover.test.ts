import { expect, test } from 'vitest';
import { decideHandover } from '#domain/editors/handover.ts';

const [ann, bob, eve] = [1, 2, 3];
const work = { editor_id: ann, language: 'en', contract_status: 'not_signed', invited_by: null } as const;
const target = { from: ann, to: { id: bob, active: true, languages: ['en'] } } as const;

test.each<[string, object, object]>([
  ['handed', {}, {}],
  ['handed', { editor_id: null }, { from: null }],
  ['same', { editor_id: bob }, {}],
  ['changed', { editor_id: eve }, {}],
  ['changed', { editor_id: eve }, { to: { id: bob, active: false, languages: [] } }],
  ['inactive', {}, { to: { id: bob, active: false, languages: ['en'] } }],
  ['language', { language: 'ko' }, {}],
  ['invited', { invited_by: ann }, {}],
  ['handed', { invited_by: bob }, {}],
  ['handed', { invited_by: ann, contract_status: 'signed' }, {}],
])('%s: %j, %j', (result, more, also) => {
  expect(decideHandover({ ...work, ...more }, { ...target, ...also })).toBe(result);
});
