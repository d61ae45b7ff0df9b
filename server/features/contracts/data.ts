import { desc, eq } from 'drizzle-orm';
import type { ContractType } from '#domain/contracts/contract.ts';
import type { ContractData } from '#domain/contracts/contractText.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { formatCountryName, formatLanguageName } from '#domain/shared/formatNames.ts';
import { tables } from '#server/db/schema.ts';
import { loadProfile } from '#server/features/accounts/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { type ApplicationWithStory } from './rows.ts';

const { contractTemplate, user } = tables;
type TemplateRow = typeof contractTemplate.$inferSelect;

/** The number that a contract is known and verified by. */
export const formatContractNumber = (application_id: number, now: Date): string =>
  `QH-${dayOf(now).slice(0, 4)}-${String(application_id).padStart(6, '0')}`;

/** The newest template of a type; 409 where the staff has made none. */
export async function loadTemplate(db: Context['db'], type: ContractType): Promise<TemplateRow> {
  const [row] = await db
    .select()
    .from(contractTemplate)
    .where(eq(contractTemplate.type, type))
    .orderBy(desc(contractTemplate.version))
    .limit(1);
  if (!row) throw conflict('contracts.shared.errors.no_template');
  return row;
}

const formatCountry = (code: string | null | undefined) => (code ? formatCountryName(code, 'en') : '');
const formatFigure = (value: number) => formatNumber(value, 'en');

/** What goes into a contract: the author as the law knows them, the story, and what was agreed. */
export async function loadContractData(
  { db, now }: Pick<Context, 'db' | 'now'>,
  opened: ApplicationWithStory,
): Promise<ContractData> {
  const { application, story } = opened;
  const profile = await loadProfile(db, story.author_id);
  const [author] = await db
    .select({ pen_name: user.pen_name, user_name: user.user_name, email: user.email })
    .from(user)
    .where(eq(user.id, story.author_id));
  return {
    number: formatContractNumber(application.id, now),
    date: dayOf(now),
    legal_name: profile.real_name ?? '',
    birth_date: profile.birth_date ?? '',
    nationality: formatCountry(profile.nationality),
    country: formatCountry(profile.country),
    city: profile.city ?? '',
    pen_name: author?.pen_name ?? author?.user_name ?? '',
    email: author?.email ?? '',
    title: story.title,
    language: formatLanguageName(story.language, 'en'),
    word_count: formatFigure(application.word_count),
    expected_words: formatFigure(application.expected_words),
    first_paywall_chapter: String(application.first_paywall_chapter),
    share: `${Number((story.share_proportion * 100).toFixed(2))}%`,
  };
}
