import type { EmailForms } from '#domain/kit/emails.ts';
import type { InterfaceLanguage, StoryLanguage } from '#domain/languages.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';

/** Who is away, who looks after their works in which languages, and the first and the last day in UTC+8. */
interface AbsenceArgs<Languages = string> {
  editor: string;
  substitute: string;
  from: string;
  to: string;
  languages: Languages;
}

export interface EditorsEmailArgs<Languages = string> {
  /** To the author: who looks after these works from now on. */
  editor_changed: { editor: string; titles: string };
  /** To whoever is away. */
  absence_set: AbsenceArgs<Languages>;
  /** To the substitute. */
  substitution_set: AbsenceArgs<Languages>;
  /** To both: it is not so, or not any more. */
  absence_withdrawn: AbsenceArgs<Languages>;
}
export interface EditorsMessageArgs extends Omit<EditorsEmailArgs<StoryLanguage[]>, 'editor_changed'> {
  /** `titles` of the first works; `more`: there are others. */
  editor_changed: { editor: string; titles: string[]; more: boolean };
}

const format = (args: AbsenceArgs<StoryLanguage[]>, language: InterfaceLanguage): AbsenceArgs => ({
  ...args,
  from: formatDay(args.from, language),
  to: formatDay(args.to, language),
  languages: new Intl.ListFormat(language).format(args.languages.map((code) => formatLanguageName(code, language))),
});

export const editorsEmails: EmailForms<EditorsEmailArgs, EditorsMessageArgs> = {
  editor_changed: {
    format: ({ editor, titles, more }) => ({ editor, titles: `${titles.join(', ')}${more ? ' …' : ''}` }),
  },
  absence_set: { format },
  substitution_set: { format },
  absence_withdrawn: { format },
};
