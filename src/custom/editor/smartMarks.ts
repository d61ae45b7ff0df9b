import { Extension, InputRule, textInputRule } from '@tiptap/core';
import { listSmartMarks } from '#domain/editor/smartMarks.ts';
import { isStoryLanguage } from '#domain/languages.ts';
import { currentSettings } from './settings.ts';

/** Puts a language's quotation marks and dashes for the typewriter's, where its author wants that. */
export const SmartMarks = Extension.create<{ language: string }>({
  name: 'smartMarks',
  addInputRules() {
    const { language } = this.options;
    if (!isStoryLanguage(language)) return [];
    return listSmartMarks(language).map(({ find, replace }) => {
      const { handler } = textInputRule({ find, replace });
      return new InputRule({
        handler,
        find: (text) => {
          const match = currentSettings().smartMarks ? find.exec(text) : null;
          return match && { index: match.index, text: match[0], replaceWith: match[1] };
        },
      });
    });
  },
});
