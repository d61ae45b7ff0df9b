import { expect, test } from 'vitest';
import { capitalize, formatCountryName, formatLanguageName } from '#domain/shared/formatNames.ts';

test.each([
  ['en', 'Spanish', 'Simplified Chinese', 'Germany'],
  ['zh-CN', '西班牙语', '简体中文', '德国'],
  ['ru', 'испанский', 'китайский, упрощенное письмо', 'Германия'],
  ['es', 'español', 'chino simplificado', 'Alemania'],
  ['vi', 'Tiếng Tây Ban Nha', 'Tiếng Trung (Giản thể)', 'Đức'],
  ['ko', '스페인어', '중국어(간체)', '독일'],
  ['id', 'Spanyol', 'Tionghoa (Sederhana)', 'Jerman'],
  ['pt', 'espanhol', 'chinês simplificado', 'Alemanha'],
  ['th', 'สเปน', 'จีนตัวย่อ', 'เยอรมนี'],
  ['fr', 'espagnol', 'chinois simplifié', 'Allemagne'],
] as const)('languages and countries are named in %s: %s, %s, %s', (language, spanish, chinese, germany) => {
  expect(formatLanguageName('es', language)).toBe(spanish);
  expect(formatLanguageName('zh-CN', language)).toBe(chinese);
  expect(formatCountryName('DE', language)).toBe(germany);
});

test.each([
  ['es', 'español', 'Español'],
  ['ru', 'испанский', 'Испанский'],
  ['ko', '스페인어', '스페인어'],
  ['en', '–', '–'],
] as const)('by itself, in %s, %s is %s', (language, name, capital) => {
  expect(capitalize(name, language)).toBe(capital);
});
