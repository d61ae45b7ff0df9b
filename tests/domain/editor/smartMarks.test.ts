import { expect, test } from 'vitest';
import { listSmartMarks } from '#domain/editor/smartMarks.ts';
import type { StoryLanguage } from '#domain/languages.ts';

/** A line as it stands once its signs were typed one by one. */
function typed(language: StoryLanguage, signs: string): string {
  let line = '';
  for (const sign of signs) {
    line += sign;
    for (const { find, replace } of listSmartMarks(language)) {
      const match = find.exec(line);
      if (!match) continue;
      line = line.slice(0, line.length - (match[1] ?? match[0]).length) + replace;
      break;
    }
  }
  return line;
}

test.each<[StoryLanguage, string, string]>([
  ['en', `"Don't," she said. "It's 'his'."`, '“Don’t,” she said. “It’s ‘his’.”'],
  ['en', 'But--"', 'But—”'],
  ['en', '("so")', '(“so”)'],
  ['en', '- a list - of two', '- a list - of two'],
  ['es', '"Sí", dijo. - No', '«Sí», dijo. - No'],
  ['es', '- No -- dijo', '—No — dijo'],
  ['ko', `"네" '응'`, '“네” ‘응’'],
  ['id', '"Ya"', '“Ya”'],
  ['pt', '- Sim', '— Sim'],
  ['th', '"ใช่"', '“ใช่”'],
  ['fr', `"L'eau"`, '«\u202fL’eau\u202f»'],
  ['fr', '- Oui', '— Oui'],
  ['ru', `"Да" - сказал он, 'так'`, `«Да» — сказал он, 'так'`],
  ['ru', '- Да, кто-то', '— Да, кто-то'],
])('in %s %j is printed as %j', (language, signs, printed) => expect(typed(language, signs)).toBe(printed));
