import { expect, test } from 'vitest';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { capitalize, formatCountryName, formatLanguageName } from '#domain/shared/formatNames.ts';

const names: Record<InterfaceLanguage, readonly [spanish: string, chinese: string, germany: string]> = {
  en: ['Spanish', 'Simplified Chinese', 'Germany'],
  'zh-CN': ['西班牙语', '简体中文', '德国'],
  ru: ['испанский', 'китайский, упрощенное письмо', 'Германия'],
  es: ['español', 'chino simplificado', 'Alemania'],
  vi: ['Tiếng Tây Ban Nha', 'Tiếng Trung (Giản thể)', 'Đức'],
  ko: ['스페인어', '중국어(간체)', '독일'],
  id: ['Spanyol', 'Tionghoa (Sederhana)', 'Jerman'],
  pt: ['espanhol', 'chinês simplificado', 'Alemanha'],
  th: ['สเปน', 'จีนตัวย่อ', 'เยอรมนี'],
  fr: ['espagnol', 'chinois simplifié', 'Allemagne'],
};

test.each(interfaceLanguageCodes)('languages and countries are named in %s, Chinese by its script', (language) => {
  expect([
    formatLanguageName('es', language),
    formatLanguageName('zh-CN', language),
    formatCountryName('DE', language),
  ]).toEqual(names[language]);
});

test.each([
  ['es', 'español', 'Español'],
  ['ru', 'испанский', 'Испанский'],
  ['ko', '스페인어', '스페인어'],
  ['en', '–', '–'],
] as const)('by itself, in %s, %s is %s', (language, name, capital) => {
  expect(capitalize(name, language)).toBe(capital);
});
