import { describe, expect, test } from 'vitest';
import { layCertificate } from '#server/features/contracts/pdf/certificate.ts';
import { layContract } from '#server/features/contracts/pdf/contract.ts';
import { fillText, getPdfTexts, createPageNumbers } from '#server/platform/pdf/pdfTexts.ts';
import { readFirstTemplate } from '#server/reference/firstTemplate.ts';
import { readPageLines, missingIn } from '../../support/pages.ts';

const payer = { name: 'Quillhouse Ltd', address: ['1 Inkwell Street', 'Singapore'] };
const data = {
  number: 'QH-2026-000001',
  date: '2026-03-10',
  legal_name: 'Вера Заречная',
  birth_date: '1990-12-31',
  nationality: 'South Korea',
  country: 'France',
  city: 'Lyon',
  pen_name: '달빛서재',
  email: 'a@example.com',
  title: 'เมฆาราม 沈青舟 Dạ Ánh Éléonore',
  language: 'Thai',
  word_count: '20,000',
  expected_words: '90,000',
  first_paywall_chapter: '9',
  share: '50%',
};

const text = getPdfTexts('contracts', 'en');
const { certificate } = text;
const penName = fillText(text.shared.pen_name, { name: data.pen_name });

describe('a contract', () => {
  const pages = layContract({ ...readFirstTemplate('exclusive'), version: 3 }, data, payer);
  const lines = pages.flatMap(readPageLines);

  test('names the parties with their addresses', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'QH-2026-000001 | 2026-03-10 | 3',
        'Quillhouse Ltd | Вера Заречная',
        `1 Inkwell Street | ${penName}`,
        'Singapore | Lyon, France',
        `${text.shared.work} | ${data.title}`,
      ]),
    );
    expect(missingIn(pages)).toEqual([]);
  });

  test('has its clauses beside their numbers, and none lost', () => {
    expect(lines).toContain('2. | Rights');
    expect(lines).toContain('2.1 | The Author keeps the copyright in the Work.');
    const clauses = lines.flatMap((line) => /^(\d\.\d) \| /.exec(line)?.[1] ?? []);
    expect(clauses).toEqual(
      Array.from(readFirstTemplate('exclusive').body.matchAll(/^\d\.\d(?= )/gm), ([number]) => number),
    );
  });

  test('tells where its signature is', () => {
    expect(lines.join(' ')).toContain(fillText(text.contract.signed, { number: data.number }));
  });

  test('of a payer without an address has its name alone', () => {
    const bare = layContract({ ...readFirstTemplate('exclusive'), version: 1 }, data, {
      name: 'Quillhouse',
      address: [],
    });
    expect(readPageLines(bare[0]!)).toEqual(expect.arrayContaining(['Quillhouse | Вера Заречная', penName]));
  });
});

test('a certificate has the evidence whole, each sum on one line to be copied', () => {
  const [document_hash, signature_hash] = ['a3'.repeat(32), 'bf'.repeat(32)];
  const pages = layCertificate(
    {
      number: data.number,
      title: data.title,
      type: 'exclusive',
      pen_name: data.pen_name,
      signer: {
        legal_name: data.legal_name,
        place: 'Lyon, France',
        email: data.email,
        address: '203.0.113.24',
        agent: `Mozilla/5.0 ${'(a browser of many words) '.repeat(10)}`,
      },
      payer,
      signature: new Uint8Array(),
      signature_hash,
      document_hash,
      reviewer: 'Wanda',
      timeline: [{ at: '2026-03-10T04:00:00.000Z', step: 'sign' }],
    },
    new Date('2026-03-11T04:00:00.000Z'),
  );
  const lines = pages.flatMap(readPageLines);
  expect(lines).toEqual(
    expect.arrayContaining([
      `QH-2026-000001 | ${certificate.exclusive} | 2026-03-11 04:00:00 UTC`,
      'Вера Заречная | Quillhouse Ltd',
      `${certificate.document_hash} | ${document_hash}`,
      `${certificate.signature_hash} | ${signature_hash}`,
      `${certificate.address} | 203.0.113.24`,
      `${certificate.step.sign} | 2026-03-10 04:00:00 UTC`,
      `Quillhouse · ${fillText(certificate.footer, { number: data.number })} | ${createPageNumbers('en')(1, 1)}`,
    ]),
  );
  expect(lines.join('\n')).toContain(fillText(certificate.reviewer, { name: 'Wanda' }));
  expect(missingIn(pages)).toEqual([]);
});
