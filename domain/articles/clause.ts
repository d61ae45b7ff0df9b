/** The pages of the clauses by their slugs. */
export const clausePaths: Readonly<Record<string, string>> = {
  privacy: '/clause/privacyPolicy',
  terms: '/clause/termsOfService',
};

/** The page of a clause, or of one of its editions, or of a text that was corrected since. */
export const getClausePath = (slug: string, edition?: number, text?: number): string =>
  [
    clausePaths[slug] ?? '/',
    ...(edition === undefined ? [] : [`?edition=${edition}`, ...(text === undefined ? [] : [`&text=${text}`])]),
  ].join('');

/** A clause as it is published: counted from 1, in force from the start of a UTC+8 day on, unless withdrawn before it. */
export interface ClauseEdition {
  number: number;
  effective_on: string;
}

export const editionStandings = ['withdrawn', 'coming', 'in_force', 'past'] as const;
export type EditionStanding = (typeof editionStandings)[number];

/** How an edition stands on a day, among all of its clause. */
export function getStanding<E extends ClauseEdition & { withdrawn_at: string | null }>(
  edition: E,
  all: readonly E[],
  today: string,
): EditionStanding {
  if (edition.withdrawn_at) return 'withdrawn';
  if (edition.effective_on > today) return 'coming';
  return edition.number === findEditionInForce(all, today)?.number ? 'in_force' : 'past';
}

/** Past editions stay what was accepted, and withdrawn ones what was told. */
export const isCorrectable = (standing: EditionStanding): boolean => standing === 'coming' || standing === 'in_force';

/** The edition that counts on a day: the last of those that have taken effect and were not withdrawn. */
export function findEditionInForce<E extends ClauseEdition & { withdrawn_at?: string | null }>(
  editions: readonly E[],
  today: string,
): E | undefined {
  return editions
    .filter(({ effective_on, withdrawn_at }) => !withdrawn_at && effective_on <= today)
    .reduce<E | undefined>((latest, one) => (latest && latest.number > one.number ? latest : one), undefined);
}

/** Has the clause changed since the author accepted it? Whoever accepted none came while the first was in force. */
export const isToAccept = (accepted: number | undefined, inForce: number): boolean => (accepted ?? 1) < inForce;

/**
 * Why a clause is not published: what is saved is published already; a translation says what no edition of the English
 * says; whoever would publish it wrote it.
 */
export const clauseObstacles = ['unchanged', 'no_edition', 'own_text'] as const;
export type ClauseObstacle = (typeof clauseObstacles)[number];

/** A version of a text with who made it; null: the platform came with it. */
export interface WrittenVersion {
  title: string;
  summary: string;
  body: string;
  by: number | null;
}

export const saysTheSame = (
  one: Omit<WrittenVersion, 'by'> | undefined,
  other: Omit<WrittenVersion, 'by'> | undefined,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.title === other.title &&
  one.summary === other.summary &&
  one.body === other.body;

/** Who wrote something of the last of some versions: whoever made one that says something else than the one before it. */
export const findWriters = (versions: readonly WrittenVersion[]): ReadonlySet<number> =>
  new Set(versions.flatMap((one, at) => (one.by === null || saysTheSame(versions[at - 1], one) ? [] : [one.by])));
