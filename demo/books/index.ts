import type { StoryLanguage } from '#domain/languages.ts';
import type { Book } from './book.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';

/** The stories of the demo data by language. */
export const shelves: Record<StoryLanguage, readonly Book[]> = { en, es, ko, id, pt, th, fr, ru };
