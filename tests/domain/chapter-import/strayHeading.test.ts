import { expect, test } from 'vitest';
import { looksStray } from '#domain/chapter-import/strayHeading.ts';

test.each([
  [
    'en',
    [
      'Acknowledgements',
      'ACKNOWLEDGMENTS',
      'Dedication',
      'Spin-off',
      'Spin-off: Rain',
      'Appendix B',
      'Scene 2',
      'Day 1',
    ],
  ],
  [
    'en, numbers',
    ['Five', 'Twenty-One', 'Zero', 'Day One', 'Day 3: The Storm', '*** Five ***', '— Five —', 'Part', 'Chapter'],
  ],
  ['en, chapters', ['Chapter 5½', 'Chapter 5a', 'Chapter 5b: Rain', 'Chapter Zero', 'CHAPTER ZERO', 'Chapter Last']],
  ['es', ['Agradecimientos', 'Dedicatoria', 'Apéndice', 'Escena 2', 'Día 1', 'Cinco', 'Capítulo cero', 'Parte']],
  ['pt', ['Agradecimentos', 'Dedicatória', 'Glossário', 'Sobre a autora', 'Cena 2', 'Dia 1', 'Cinco', 'Capítulo zero']],
  ['fr', ['Remerciements', 'Dédicace', 'À propos de l’auteur', 'Scène 2', 'Jour 1', 'Cinq', 'Chapitre zéro', 'Partie']],
  ['id', ['Ucapan Terima Kasih', 'Persembahan', 'Lampiran', 'Adegan 2', 'Hari ke-1', 'Lima', 'Bab Nol', 'Bagian']],
  ['ru', ['Благодарности', 'Посвящение', 'Приложение', 'Сцена 2', 'День первый', 'Пять', 'Глава нулевая', 'Часть']],
  ['ko', ['감사의 말', '헌사', '부록', '스핀오프', '장면 2', '1일차', '챕터 제로', '파트']],
  ['th', ['ภาคผนวก', 'กิตติกรรมประกาศ', 'คำขอบคุณ', 'ฉากที่ 2', 'วันที่ 1', 'ห้า', 'บทที่ศูนย์', 'ภาค']],
])('may be headings: %s', (_, lines) => {
  expect(lines.filter((line) => !looksStray(line))).toEqual([]);
});

test.each([
  [
    'sentences',
    [
      'Five.',
      'Day 1 was long.',
      'Chapter Zero?',
      'Dedication is a fine thing',
      'Acknowledgements are due',
      'Part of him',
    ],
  ],
  ['speech', ['“Five”', '"Five', '— Пять', '– Cinco', '«Часть»', '— День первый', '「五」']],
  ['the middle of a sentence', ['five', 'part', 'день 1', 'chapter zero']],
  [
    'other words',
    ['Monday', 'He ran', 'Scene of the crime', 'Day by day', 'วันที่ 1 มกราคม', 'บทเพลง', 'Partly', '이', '일'],
  ],
  ['long lines', [`Scene 2: ${'rain '.repeat(20)}`, 'Day 1: it rained and it rained and it rained on and on']],
  ['nothing', ['', '***', '—']],
])('are no headings: %s', (_, lines) => {
  expect(lines.filter((line) => looksStray(line))).toEqual([]);
});
