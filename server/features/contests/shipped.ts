import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContestMotif, ContestPalette } from '#domain/contests/contest.ts';
import { isInterfaceLanguage, type StoryLanguage } from '#domain/languages.ts';
import { houseZone, getInstantAt } from '#domain/shared/zones.ts';

interface ContestFile {
  name: string;
  languages: StoryLanguage[];
  genres: string[];
  palette: ContestPalette;
  motif: ContestMotif;
}

/** By the contest's slug. */
type Texts = Partial<Record<string, { title: string; summary: string }>>;

/** The instant of a time of day in UTC+8. */
const at = (day: string, time: string) => getInstantAt({ day, time }, houseZone).toISOString();

/** What both editions of the specification agree on (domain.md, 'Contest rules'). */
const agreed = {
  opens_on: '2023-06-28',
  closes_on: '2023-10-16',
  incentive_above: 20_000,
  incentive_from: '2023-08-20',
  incentive_to: '2023-10-20',
} as const;

/** What an incentive pays, until the staff say otherwise. */
const incentive_amount = 5000;

/** Where its texts contradict each other, an edition each: the Spanish reading, and the English one. */
const readings = [
  {
    edition: 1,
    name: 'signed since June, results in October',
    signed_since: '2023-06-01',
    results_at: at('2023-10-31', '10:00'),
    claims_until: null,
  },
  {
    edition: 2,
    name: 'signed since July, results in May',
    signed_since: '2023-07-01',
    results_at: at('2024-05-24', '10:00'),
    claims_until: at('2024-05-31', '23:50'),
  },
] as const;

/** What each winner is paid, until the staff say otherwise: the specification names no amounts. */
const prizes = [
  { place: 1, amount: 300_000, winners: 1 },
  { place: 2, amount: 150_000, winners: 2 },
  { place: 3, amount: 50_000, winners: 5 },
] as const;

const folder = path.join(import.meta.dirname, '../../../contests');

/** What the files of a folder hold, by their names. */
const readFiles = <T>(name: string) =>
  globSync('*.json', { cwd: path.join(folder, name) })
    .toSorted()
    .map((file): [string, T] => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, name, file), 'utf8')),
    ]);

/**
 * The contests that come with the platform, `contests/<slug>.json` with `contests/texts/<language>.json`, an edition each;
 * with their prizes.
 */
export function readShippedContests() {
  const texts = readFiles<Texts>('texts');
  return readFiles<ContestFile>('.').flatMap(([slug, { name, ...look }]) =>
    readings.map((reading) => ({
      contest: { ...look, ...agreed, ...reading, incentive_amount, slug, name: `${name} 2023: ${reading.name}` },
      texts: texts.flatMap(([language, { [slug]: text }]) =>
        text && isInterfaceLanguage(language) ? { ...text, language } : [],
      ),
      prizes,
    })),
  );
}
