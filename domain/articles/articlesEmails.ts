import type { EmailForms } from '#domain/kit/emails.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { formatDay } from '#domain/shared/formatDates.ts';

type ByLanguage = Partial<Record<InterfaceLanguage, string>>;

/** The next edition of a clause as a message keeps it: its title, and what it changes, by language. */
export interface ComingClause {
  slug: string;
  number: number;
  effective_on: string;
  titles: ByLanguage;
  notes: ByLanguage;
}

export interface ArticlesEmailArgs<Clause = { number: number; title: string; day: string; note: string }> {
  /** An edition of a clause is published that takes effect later. */
  clause_coming: Clause;
}
export type ArticlesMessageArgs = ArticlesEmailArgs<ComingClause>;

export const articlesEmails: EmailForms<ArticlesEmailArgs, ArticlesMessageArgs> = {
  clause_coming: {
    format: ({ number, effective_on, titles, notes }, language) => ({
      number,
      title: titles[language] ?? titles[defaultLanguage] ?? '',
      note: notes[language] ?? notes[defaultLanguage] ?? '',
      day: formatDay(effective_on, language),
    }),
  },
};
