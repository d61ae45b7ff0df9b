import type { Entity } from '#domain/kit/entity.ts';
import { formatDollars } from '#domain/kit/figures.ts';
import { listSummedFields, type Group, type Groups } from '#domain/kit/listGroups.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { asText, buildTable, copyTable } from '../copyTable.ts';
import { formatGroup } from './groupName.ts';

interface Copying {
  entity: Entity<any>;
  /** The field that the list is grouped by. */
  by: string;
  groups: Groups;
  translate: (key: string, args?: object) => string;
  language: InterfaceLanguage;
}

/** Puts the groups of a list on the clipboard, each with its rows and sums, and last what all of them come to. */
export async function copyGroups({ entity, by, groups, translate, language }: Copying): Promise<void> {
  const summed = listSummedFields(entity, currentRole()!);
  const label = (name: string) => translate(`resources.${resourceOf(entity)}.fields.${name}`);
  const formatSum = (name: string, sum = 0) =>
    entity.fields[name].kind === 'money' ? formatDollars(sum) : String(sum);
  const line = (name: string, { count, sums }: Pick<Group, 'count' | 'sums'>) => [
    asText(name),
    String(count),
    ...summed.map((field) => formatSum(field, sums[field])),
  ];
  const head = [label(by), translate('list-views.office.rows'), ...summed.map(label)];
  const lines = groups.items.map((group) => line(formatGroup(entity, by, group, translate, language), group));
  const all = line(translate('list-views.office.all_groups'), groups.total);
  await copyTable(buildTable(head, [...lines, all]));
}
