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

/** An edition that does not take effect after all. */
export type WithdrawnClause = Omit<ComingClause, 'notes'>;

type Said = { number: number; title: string; day: string };

export interface ArticlesEmailArgs<Coming = Said & { note: string }, Withdrawn = Said> {
  /** An edition of a clause is published that takes effect later. */
  clause_coming: Coming;
  /** It was taken back before its day. */
  clause_withdrawn: Withdrawn;
}
export type ArticlesMessageArgs = ArticlesEmailArgs<ComingClause, WithdrawnClause>;

const describe = ({ number, effective_on, titles }: WithdrawnClause, language: InterfaceLanguage): Said => ({
  number,
  title: titles[language] ?? titles[defaultLanguage] ?? '',
  day: formatDay(effective_on, language),
});

export const articlesEmails: EmailForms<ArticlesEmailArgs, ArticlesMessageArgs> = {
  clause_coming: {
    format: (clause, language) => ({
      ...describe(clause, language),
      note: clause.notes[language] ?? clause.notes[defaultLanguage] ?? '',
    }),
  },
  clause_withdrawn: { format: describe },
};
