import { afterAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#domain/kit/figures.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { currentProvider, enterArea, setLanguage } from '../../../src/i18n/index.ts';

/** Spaces that do not break are read as others are. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Twelve thousand, and 1250 dollars and 50 cents. */
const written: Partial<Record<InterfaceLanguage, readonly [count: string, amount: string]>> = {
  en: ['12,000', '$1,250.50'],
  'zh-CN': ['12,000', 'US$1,250.50'],
  ru: ['12 000', '1 250,50 $'],
  es: ['12,000', 'USD 1,250.50'],
  vi: ['12.000', '1.250,50 US$'],
  ko: ['12,000', 'US$1,250.50'],
  id: ['12.000', 'US$1.250,50'],
  pt: ['12.000', 'US$ 1.250,50'],
  th: ['12,000', 'US$1,250.50'],
  fr: ['12 000', '1 250,50 $US'],
};

afterAll(() => setLanguage('en'));

describe.each(Object.entries(written))('%s', (code, [count, amount]) => {
  const language = code as InterfaceLanguage;

  test('numbers in sentences of screens have groups, and money is as Intl writes it', async () => {
    await enterArea('author');
    await setLanguage(language);
    const { translate } = currentProvider();
    expect(plain(translate('layout.shared.unread', { smart_count: 12_000 }))).toContain(count);
    const offer = translate('statements.shared.errors.below_threshold', { amount: 125_050 });
    expect(plain(offer)).toContain(amount);
    expect(offer.match(/\$|USD/g)).toHaveLength(1);
  });

  test('what the server refuses says them likewise', () => {
    const say = createSentences(language);
    expect(plain(say(message('validation.max_words', { max: 12_000 })))).toContain(count);
    expect(plain(say(message('bonuses.shared.errors.revenue', { revenue: 125_050, below: 10_000 })))).toContain(amount);
  });

  test('emails and PDFs say them likewise', () => {
    expect(plain(writeEmail(language, 'digest', { count: 12_000 }).subject)).toContain(count);
    const paid = writeEmail(language, 'payment_paid', { month: '2026-03', amount: 125_050 });
    expect(plain(paid.text.join())).toContain(amount);
    expect(plain(formatMoney(125_050, language))).toBe(amount);
  });

  test('which one it is has no groups: a chapter, a file', async () => {
    await setLanguage(language);
    const { translate } = currentProvider();
    expect(translate('chapters.shared.preview.chapter', { number: 12_000 })).toContain('12000');
    const approved = { title: 'Moon', number: 12_000, live: true };
    expect(writeEmail(language, 'chapter_approved', approved).subject).toContain('12000');
  });
});
