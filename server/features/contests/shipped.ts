import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContestMotif, ContestPalette } from '#domain/contests/contest.ts';
import type { InterfaceLanguage, StoryLanguage } from '#domain/languages.ts';
import { houseZone, instantAt } from '#domain/shared/zones.ts';

interface ContestFile {
  name: string;
  languages: StoryLanguage[];
  genres: string[];
  palette: ContestPalette;
  motif: ContestMotif;
  texts: Partial<Record<InterfaceLanguage, { title: string; summary: string }>>;
}

/** The instant of a time of day in UTC+8. */
const at = (day: string, time: string) => instantAt({ day, time }, houseZone).toISOString();

/** What both editions of the specification agree on (domain.md, 'Contest rules'). */
const agreed = {
  opens_on: '2023-06-28',
  closes_on: '2023-10-16',
  incentive_above: 20_000,
  incentive_from: '2023-08-20',
  incentive_to: '2023-10-20',
} as const;

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

/** The contests that come with the platform, `contests/<slug>.json`, an edition each; with their texts and prizes. */
export const readShippedContests = () =>
  globSync('*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const { texts, name, ...look } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ContestFile;
      const slug = path.basename(file, '.json');
      return readings.map((reading) => ({
        contest: { ...look, ...agreed, ...reading, slug, name: `${name} 2023: ${reading.name}` },
        texts: Object.entries(texts).map(([language, text]) => ({ ...text, language: language as InterfaceLanguage })),
        prizes,
      }));
    });
