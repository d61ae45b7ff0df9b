import type { InterfaceLanguage, StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { currentProvider } from '../../i18n/index.ts';

interface Record {
  titles: { book_id?: string | null };
}
interface Part {
  language: StoryLanguage;
  first_chapter: number;
  last_chapter: number;
}
type Task = Record & Part;
type Request = Part & { book: string; titles: { asked_by_id?: string | null } };
type Edition = Record & { title: string; language: StoryLanguage };
type Chapter = Record & { number: number; title: string | null };

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** 'Chapter 5 · Rain' */
export const formatChapter = (number: number, title: string | null | undefined): string =>
  join(currentProvider().translate('translation.office.desk.title', { number }), title);

/** 'English · Chapters 1–10' */
export function formatPart(part: Part, language: InterfaceLanguage): string {
  const { first_chapter: from, last_chapter: to } = part;
  const chapters =
    from === to
      ? formatChapter(from, undefined)
      : currentProvider().translate('translation.office.my_translations.range', { range: `${from}–${to}` });
  return join(formatLanguageName(part.language, language), chapters);
}

/** 'Lamps · English · Chapters 1–10' */
export const formatTask = (task: Task, language: InterfaceLanguage): string =>
  join(task.titles.book_id, formatPart(task, language));

/** 'Lamps · English · Chapters 1–10 · zoe' */
export const formatRequest = (request: Request, language: InterfaceLanguage): string =>
  join(request.book, formatPart(request, language), request.titles.asked_by_id);

/** 'The Lamps · English' */
export const formatEdition = (edition: Edition, language: InterfaceLanguage): string =>
  join(edition.title, formatLanguageName(edition.language, language));

/** 'Chapter 5 · Rain · Lamps' */
export const formatSourceChapter = ({ number, title, titles }: Chapter): string =>
  join(formatChapter(number, title), titles.book_id);

/** What the window of a page about one translated chapter is called: 'Chapter 5 · Rain · Lamps · English'. */
export const formatTranslatedChapter = (
  chapter: {
    number: number;
    title: string | null | undefined;
    translated_title: string | null | undefined;
    book: { title: string };
    language: StoryLanguage;
  },
  language: InterfaceLanguage,
): string =>
  join(
    formatChapter(chapter.number, chapter.translated_title ?? chapter.title),
    chapter.book.title,
    formatLanguageName(chapter.language, language),
  );
