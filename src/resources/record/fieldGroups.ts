import type { Entity } from '#domain/kit/entity.ts';
import { isState, type Field, type Kind } from '#domain/kit/fields.ts';

const groupOfKind: Partial<Record<Kind, GroupName>> = {
  number: 'figures',
  money: 'figures',
  date: 'dates',
  time: 'dates',
  month: 'dates',
  longText: 'texts',
};
type GroupName = 'figures' | 'dates' | 'texts';

/** Fields that stand together; those of the first group need no name. */
export interface FieldGroup {
  name?: GroupName;
  sources: string[];
}

/** A record of fewer fields is seen at a glance. */
const fewFields = 6;

/** Fields in groups by their kinds, each in the order of its declaration; what would stand alone stands in the first. */
export function groupFields(entity: Entity<any>, sources: readonly string[]): FieldGroup[] {
  const names = sources.length > fewFields ? (['dates', 'figures', 'texts'] as const) : [];
  const named = names
    .map((name) => ({ name, sources: sources.filter((source) => groupOfKind[getKind(entity, source)] === name) }))
    .filter((group) => group.sources.length > 1);
  const first = sources.filter((source) => !named.some((group) => group.sources.includes(source)));
  return [{ sources: first }, ...named].filter((group) => group.sources.length > 0);
}

const getKind = (entity: Entity<any>, source: string): Kind => (entity.fields[source] as Field).kind;

/** Choices that say where a record stands, as every entity calls them. */
export const isStatus = (name: string, { kind }: Field): boolean => kind === 'choice' && isState(name);

/** Days and instants. */
export const isMoment = ({ kind }: Field): boolean => kind === 'date' || kind === 'time';
