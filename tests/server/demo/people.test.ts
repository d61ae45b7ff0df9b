import { expect, test } from 'vitest';
import { authorEntries, demoNewcomer, isDemoAuthor, type AuthorTexts } from '#demo/accounts/authors.ts';
import { signedBooks, sourceBooks } from '#demo/books/translatedBooks.ts';
import type { ReadingApps } from '#demo/earnings/earnings.ts';
import { readText } from '#demo/kit/readTexts.ts';
import { staffTexts, type StaffTexts } from '#demo/kit/staffTexts.ts';
import type { BankTexts } from '#demo/payment-details/paymentDetails.ts';
import bank from '#demo/texts/bank.json' with { type: 'json' };
import apps from '#demo/texts/reading-apps.json' with { type: 'json' };
import staff from '#demo/texts/staff.json' with { type: 'json' };
import { storyLanguages } from '#domain/languages.ts';
import { countries } from '#domain/shared/countries.ts';
import { isAmong, isText, wrongFields, type Rules } from './rules.ts';

/** The compiler knows these files but for the codes of languages, which are looked at below. */
const files = {
  staff: staff satisfies Omit<StaffTexts, 'editors' | 'translators'>,
  bank: bank satisfies BankTexts,
  apps: apps satisfies ReadingApps,
};

const homeRules: Rules<AuthorTexts['home']> = { country: isAmong(countries), city: isText, mobile: isText };
const isFlag = (value: unknown) => typeof value === 'boolean';
const authorRules: Rules<AuthorTexts['authors'][number]> = {
  user_name: isText,
  pen_name: isText,
  signed: isFlag,
  blocked: (blocked) => blocked === undefined || isFlag(blocked),
};

test.each(storyLanguages)('there are authors in %s with and without a contract, and an editor for them', (language) => {
  const { home, authors } = readText<AuthorTexts>(`${language}/authors`);
  expect(wrongFields(homeRules, home)).toEqual([]);
  expect(authors.flatMap((author) => wrongFields(authorRules, author))).toEqual([]);
  expect(new Set(authors.map(({ signed }) => signed))).toEqual(new Set([true, false]));
  expect(staffTexts.editors.filter(({ languages }) => languages.includes(language))).not.toEqual([]);
});

test.each(['user_name', 'pen_name'] as const)('no two authors have one %s', (field) => {
  const names = authorEntries.map((author) => author[field]);
  expect(names).toEqual([...new Set(names)]);
});

test('the demo accounts of authors are one with and one without a contract', () => {
  const newcomer = authorEntries.find(({ user_name }) => user_name === demoNewcomer);
  expect([authorEntries.find(isDemoAuthor)?.signed, newcomer?.signed]).toEqual([true, false]);
});

test('editors and translators have languages that there are, and every book has a translator', () => {
  const { editors, translators } = staffTexts;
  const known: readonly string[] = storyLanguages;
  const languages = [...editors, ...translators].flatMap((one) => one.languages);
  expect(languages.filter((language) => !known.includes(language))).toEqual([]);
  const able = new Set(translators.flatMap((translator) => translator.languages));
  expect([...signedBooks, ...sourceBooks].filter(({ into }) => !able.has(into))).toEqual([]);
});

test('the demo account `original` has written source books', () => {
  expect(sourceBooks.map(({ author }) => author)).toContain(files.staff.original_pen_name);
});

test('bank holidays are days, a bank has all of its address, and a reading app keeps a part of what readers pay', () => {
  expect(files.staff.bank_holidays.filter(({ date }) => Number.isNaN(Date.parse(`2027-${date}`)))).toEqual([]);
  expect(Object.values(files.bank).filter((value) => !isText(value))).toEqual([]);
  expect(files.apps.filter(({ name, fee }) => !isText(name) || fee < 0 || fee >= 1)).toEqual([]);
});
