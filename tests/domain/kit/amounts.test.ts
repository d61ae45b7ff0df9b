import { describe, expect, test } from 'vitest';
import {
  parseMoney,
  parseTypedMoney,
  parseTypedPercent,
  writeTypedMoney,
  writeTypedPercent,
} from '#domain/kit/amounts.ts';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { fc, property } from '../property.ts';

test.each([
  ['12', 1200],
  ['12.3', 1230],
  ['12.34', 1234],
  ['12,34', 1234],
  [' 0.05 ', 5],
  ['-7.01', -701],
  ['-0', 0],
  ['9999999999999.99', 999999999999999],
  ['', undefined],
  ['.5', undefined],
  ['1.', undefined],
  ['1.234', undefined],
  ['1,234.50', undefined],
  ['1e3', undefined],
  ['$5', undefined],
  ['--5', undefined],
  ['12345678901234', undefined],
])('%j as money is %j cents', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

property('cents that are written are read again', [fc.integer({ min: -1e12, max: 1e12 })], (amount) => {
  expect(parseMoney((amount / 100).toFixed(2))).toBe(amount);
});

describe('an amount as people type it', () => {
  test.each<[InterfaceLanguage, string, number | undefined]>([
    ['en', '1,250.5', 125_050],
    ['en', '1,250', 125_000],
    ['en', '1,234,567.89', 123_456_789],
    ['en', '1,234,567', 123_456_700],
    ['en', '$1,250.50', 125_050],
    ['en', '-$12', -1200],
    ['en', '\u22123.1', -310],
    ['en', '12,5', 1250],
    ['en', '1.250', undefined],
    ['en', '1.250,50', 125_050],
    ['en', '0,250', undefined],
    ['en', '12,50,000', undefined],
    ['en', '1,2345.00', undefined],
    ['en', '1,234.567', undefined],
    ['en', 'a lot', undefined],
    ['en', '', undefined],
    ['es', '1,250.50', 125_050],
    ['ru', '1 250,50', 125_050],
    ['ru', '1\u00a0250,5', 125_050],
    ['ru', '1250.5', 125_050],
    ['ru', '1,250', undefined],
    ['fr', '1\u202f250', 125_000],
    ['pt', '1.250,50', 125_050],
    ['pt', '1.250', 125_000],
    ['id', '1.250.000', 125_000_000],
    ['vi', '1,250.50', 125_050],
    ['zh-CN', '１，２５０．５', 125_050],
    ['ko', '1,250', 125_000],
    ['th', '1,250', 125_000],
  ])('in %s: %j is %j cents', (language, typed, cents) => {
    expect(parseTypedMoney(typed, language)).toBe(cents);
  });

  for (const language of interfaceLanguageCodes)
    property(`is read again as it is written in ${language}`, [fc.integer({ min: -1e12, max: 1e12 })], (cents) => {
      expect(parseTypedMoney(writeTypedMoney(cents, language), language)).toBe(cents);
    });
});

test.each([
  ['55', 0.55],
  ['12,5 %', 0.125],
  ['33.33%', 0.3333],
  ['１０', 0.1],
  ['0', 0],
  ['100', 1],
  ['100.01', undefined],
  ['-1', undefined],
  ['33.333', undefined],
  ['half', undefined],
  ['', undefined],
])('%j as a percentage is the share %j', (typed, share) => {
  expect(parseTypedPercent(typed)).toBe(share);
});

property(
  'a share that is written is read again, in every language',
  [fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...interfaceLanguageCodes)],
  (hundredths, language) => {
    expect(parseTypedPercent(writeTypedPercent(hundredths / 10_000, language))).toBe(hundredths / 10_000);
  },
);
