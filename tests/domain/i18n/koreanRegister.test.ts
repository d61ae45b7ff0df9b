import { expect, test } from 'vitest';
import { listSentences } from '#scripts/lint/catalogues.ts';
import { readTexts } from '#scripts/lint/terms.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';

/** The end of a clause: a full stop, the end of the sentence, or a sign. */
const end = String.raw`(?=[.!…,:;\s"”’」)]|$)`;
const formal = new RegExp(`니다${end}`, 'u');
/** Requests in -세요 and the words 필요 and 주요 belong to both. */
const polite = new RegExp(String.raw`(?<!세|필|주|좋아|아니)[요죠]${end}`, 'u');

/** Refusals that only the office meets: docs/terms.md, 'Korean: two registers'. */
const officeRefusals = new RegExp(
  String.raw`^(common|earnings|payouts)\.shared\.errors\.|^bonuses\.shared\.errors\.positive|^contracts\.shared\.unmet\.|` +
    String.raw`^statements\.shared\.errors\.(deadline|unsound|close_)|^chapters\.shared\.errors\.(own_work|decided)|` +
    String.raw`^contracts\.shared\.errors\.(own_work|decided_before|slots|window_order|invited)`,
  'u',
);
/** The only one of them that authors ask for too. */
const authorRefusal = 'earnings.shared.errors.range';

const isFormal = (key: string) =>
  /^[\w-]+\.(office|seldom|emails|pdf|reasons)\./u.test(key) || (officeRefusals.test(key) && key !== authorRefusal);

test('authors are spoken to in 해요, the office and emails in 합니다', () => {
  const sentences = Object.entries(listSentences(readCatalogue('ko'))).filter(([key]) => !key.includes('.labels.'));
  const wrong = sentences.filter(([key, sentence]) => (isFormal(key) ? polite : formal).test(sentence));
  expect(wrong).toEqual([]);
});

test('authors are spoken to in 해요 beside the screens too: contracts in short, restricted words, contests', () => {
  const texts = Object.entries(readTexts('ko')).filter(([place]) => /^(server|contests)\//.test(place));
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter(([, text]) => formal.test(text))).toEqual([]);
});
