import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationFields } from '#domain/contracts/application.ts';
import {
  actsNext,
  contractActors,
  contractFilters,
  contractStatuses,
  contractStepNames,
  contractSteps,
  computeDueTime,
  isDecision,
  isLate,
  getNextStatus,
  pendingStatuses,
  type ContractStatus,
} from '#domain/contracts/contract.ts';
import {
  buildContractBlocks,
  contractSlots,
  findUnknownSlots,
  type ContractData,
} from '#domain/contracts/contractText.ts';
import {
  checkEligibility,
  isLasting,
  listMissingForContract,
  neededForContract,
  qualifies,
} from '#domain/contracts/eligibility.ts';
import { computeReinvitationTime } from '#domain/contracts/invitation.ts';
import { countSentences } from '#domain/kit/wordCount.ts';

describe('the table of steps', () => {
  test('is this one', () => {
    const lines = contractStepNames.flatMap((step) =>
      Object.entries(contractSteps[step].from).map(
        ([from, actor]) => `${from} ${step} ${actor} ${contractSteps[step].to}`,
      ),
    );
    expect(lines.sort()).toEqual(
      [
        'not_signed apply author applying',
        'rejected apply author applying',
        'cancelled apply author applying',
        'expired apply author applying',
        'applying take editor editor_review',
        'editor_review approve editor signature_verification',
        'signature_verification sign author contract_review',
        'contract_review confirm work_auditor signed',
        'editor_review reject editor rejected',
        'contract_review reject work_auditor rejected',
        'applying cancel author cancelled',
        'editor_review cancel author cancelled',
        'signature_verification cancel author cancelled',
        'contract_review cancel author cancelled',
        'signature_verification expire timer expired',
      ].sort(),
    );
  });

  const order = ['applying', 'editor_review', 'signature_verification', 'contract_review', 'signed'] as const;
  const anyStep = fc.record({ step: fc.constantFrom(...contractStepNames), actor: fc.constantFrom(...contractActors) });

  test('in whatever order it is walked, skips nothing on the way to signed, which nothing leaves', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let at: ContractStatus = 'not_signed';
        for (const { step, actor } of steps) {
          const to = getNextStatus(step, at, actor);
          if (to === undefined) continue;
          expect(at).not.toBe('signed');
          const place = order.indexOf(to as (typeof order)[number]);
          if (place > 0) expect(at).toBe(order[place - 1]);
          if (place === 0) expect(contractFilters.unsigned).toContain(at);
          at = to;
        }
      }),
    );
  });

  test('lets two people decide, and the author on nothing', () => {
    expect(contractStepNames.filter(isDecision)).toEqual(['approve', 'confirm', 'reject']);
    for (const step of contractStepNames.filter(isDecision))
      expect(Object.values(contractSteps[step].from)).not.toContain('author');
  });

  test.each(contractStatuses)('says whom %s waits for', (status) => {
    const waits = {
      applying: 'editor',
      editor_review: 'editor',
      signature_verification: 'author',
      contract_review: 'work_auditor',
    };
    expect(actsNext(status)).toBe((waits as Record<string, string>)[status] ?? null);
    expect(actsNext(status) !== null).toBe(pendingStatuses.includes(status));
  });
});

describe('the time of an application', () => {
  const at = {
    applied_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-18T00:00:00.000Z',
    expires_at: '2026-03-20T00:00:00.000Z',
  };
  test.each([
    ['applying', '2026-03-15T00:00:00.000Z'],
    ['editor_review', '2026-03-15T00:00:00.000Z'],
    // The two weeks of the house begin anew with the signature.
    ['contract_review', '2026-04-01T00:00:00.000Z'],
    ['signature_verification', '2026-03-20T00:00:00.000Z'],
    ['rejected', null],
    ['signed', null],
  ] as const)('%s is due at %s', (status, due) => expect(computeDueTime(status, at)).toBe(due));

  test.each([
    ['editor_review', '2026-03-10T23:59:59.999Z', false],
    ['editor_review', '2026-03-11T00:00:00.000Z', true],
    ['signature_verification', '2026-04-01T00:00:00.000Z', false],
    ['contract_review', '2026-03-27T23:59:59.999Z', false],
    ['contract_review', '2026-03-28T00:00:00.000Z', true],
    ['signed', '2026-04-01T00:00:00.000Z', false],
  ] as const)('%s at %s is late: %s', (status, now, late) => expect(isLate(status, at, new Date(now))).toBe(late));
});

describe('the checklist', () => {
  const filled = neededForContract.map((name) => [name, name === 'identity_images' ? ['x'] : 'x']);
  const profile = { ...Object.fromEntries(filled), birth_date: '1990-12-31' };
  const author = { pen_name: 'Mira', profile, today: '2026-03-10', signingAge: 18 };
  const story = {
    contract_status: 'not_signed' as ContractStatus,
    genre: 'romance',
    word_count: 15_001,
    application_count: 2,
  };
  const unmet = (changes: object) =>
    checkEligibility({ story, ...author, editorLock: null, maintenance: null, ...changes })
      .filter(({ met }) => !met)
      .map(({ check }) => check);
  const window = { starts_at: '2023-03-20T16:00:00.000Z', ends_at: '2023-03-27T15:59:59.999Z' };
  test.each([
    [{}, []],
    [{ story: { ...story, word_count: 15_000 } }, ['words']],
    [{ story: { ...story, application_count: 3 } }, ['attempts']],
    [{ story: { ...story, contract_status: 'signed' } }, ['status']],
    [{ story: { ...story, genre: 'poetry' } }, ['genre']],
    [{ profile: { ...profile, identity_images: [] } }, ['profile']],
    [{ pen_name: null }, ['pen_name']],
    [{ profile: { ...profile, birth_date: '2008-03-11' } }, ['age']],
    [{ profile: { ...profile, birth_date: '2008-03-10' } }, []],
    [{ profile: { ...profile, birth_date: null } }, ['profile', 'age']],
    [{ signingAge: 36 }, ['age']],
    [{ editorLock: '' }, ['lock']],
    [{ maintenance: window }, ['maintenance']],
  ])('%j lacks %j', (changes, expected) => expect(unmet(changes)).toEqual(expected));

  test('has lines that hold at each step of an application, and lines of its beginning', () => {
    const lines = checkEligibility({ story, ...author, editorLock: null, maintenance: null });
    expect(lines.filter((line) => !isLasting(line)).map(({ check }) => check)).toEqual([
      'maintenance',
      'status',
      'attempts',
    ]);
  });

  test('says what the profile lacks', () => {
    expect(listMissingForContract({ ...profile, city: '', mobile: null })).toEqual(['city', 'mobile']);
    expect(listMissingForContract({})).toEqual(neededForContract);
  });

  test.each([
    [{}, true],
    [{ word_count: 15_000 }, false],
    [{ application_count: 3 }, false],
    [{ genre: 'fan-fiction' }, false],
    [{ contract_status: 'signed' }, false],
  ] as const)('a work with %j qualifies: %s', (changes, expected) =>
    expect(qualifies({ ...story, ...changes })).toBe(expected),
  );
});

describe('what an author writes', () => {
  test.each([
    ['', 0],
    ['One', 1],
    ['One. Two! Three?', 3],
    ['… ! —', 0],
    ['她回来了。房子还在。', 2],
    ['Она вернулась. Дом ждал.', 2],
  ])('%j has %i sentences', (text, count) => expect(countSentences(text)).toBe(count));

  test.each([
    ['push_lines', 'One. Two.', true],
    ['push_lines', 'One. Two. Three.', false],
    ['push_lines', '… !', false],
    ['short_copy', 'One. Two. Three.', true],
    ['short_copy', 'One. Two. Three. Four.', false],
    ['outline', 'word '.repeat(2000), true],
    ['outline', 'word '.repeat(2001), false],
    ['outline', 'ฉันรัก '.repeat(1000), true],
    ['outline', 'ฉันรัก '.repeat(1001), false],
    ['chapters_file', '/api/files/private/doc/00000000-0000-4000-8000-000000000000.docx', true],
    ['chapters_file', '/api/files/private/doc/x.exe', false],
    ['original', false, false],
    ['first_paywall_chapter', null, true],
    ['first_paywall_chapter', 0, false],
  ] as const)('%s %j passes: %s', (name, value, valid) =>
    expect(applicationFields[name].isValidSync(value)).toBe(valid),
  );
});

describe('a template', () => {
  const data = Object.fromEntries(contractSlots.map((name) => [name, `<${name}>`])) as ContractData;
  test('has its slots filled, and takes no heading from what an author wrote', () => {
    const blocks = buildContractBlocks('# One {{ title }}\n\nA\nline {{number}}\n\n{{pen_name}}', {
      ...data,
      title: 'T',
      pen_name: '# not a heading\n\nnor {{number}}',
    });
    expect(blocks).toEqual([
      { kind: 'heading', text: 'One T' },
      { kind: 'paragraph', text: 'A line <number>' },
      { kind: 'paragraph', text: '# not a heading\n\nnor {{number}}' },
    ]);
  });
  test('tells slots that nothing fills', () => {
    expect(findUnknownSlots('{{title}} {{ nobody }} {{constructor}}')).toEqual(['nobody', 'constructor']);
  });
});

test.each([
  ['days_15', '2026-01-31T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
  ['month_1', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['months_3', '2026-11-30T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  // 1 March, 04:00, and 31 January, 01:00, in UTC+8.
  ['month_1', '2027-02-28T20:00:00.000Z', '2027-03-31T20:00:00.000Z'],
  ['month_1', '2027-01-30T17:00:00.000Z', '2027-02-27T17:00:00.000Z'],
  ['never', '2026-01-31T10:00:00.000Z', null],
] as const)('%s after %s is %s', (delay, now, again) =>
  expect(computeReinvitationTime(new Date(now), delay)).toBe(again),
);
