import type { ComponentType } from 'react';
import { entities, type EntityKey } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';
import type { MessageKey } from '../i18n/types.ts';
import { getListNameKey } from './listName.ts';
import { isInMenu, officeGroups, officePages } from './officePages.ts';

type Item = { path: string } & (
  | {
      /** i18n key, with a plural form where it names a resource. */
      label: string;
    }
  | {
      /** What a record is called, and what stands before it where its path has no icon. */
      name: string;
      icon: ComponentType;
    }
);
/** Lines of a sidebar that stand together. */
export interface Group {
  title?: MessageKey;
  items: Item[];
  /** Ends with 'My editor'. */
  editor?: true;
}

/** The back-office resources by group, in the order of the menu. */
const office: Record<(typeof officeGroups)[number], EntityKey[]> = {
  works: ['fiction', 'contractApplication', 'chapter', 'comment', 'tag', 'restrictedWord'],
  contracts: ['invitation', 'contractTemplate', 'contractTerms', 'maintenanceWindow'],
  translation: ['businessBook', 'sourceChapter', 'edition', 'translationTask', 'extensionRequest', 'dictionaryEntry'],
  finance: ['income', 'statement', 'payroll', 'bonusDetail', 'revenueImport', 'bankHoliday'],
  people: ['user', 'accountRequest', 'editor', 'editorAbsence', 'message'],
  contests: [
    'contest',
    'contestText',
    'contestPrize',
    'contestPrizeText',
    'contestEntry',
    'contestJudge',
    'contestCriterion',
    'contestAward',
  ],
  guides: ['article'],
};

/** The back-office resources of a role, in the order of the menu. */
export const listOfficeKeys = (role: Role, keys: EntityKey[] = Object.values(office).flat()): EntityKey[] =>
  keys.filter((key) => can(role, entities[key].access.read));

const getPages = (role: Role, group?: string) =>
  officePages
    .filter((page) => page.group === group && isInMenu(page) && can(role, page.roles))
    .map(({ path, title, first }) => ({ path, label: title, first }));

/** What a role finds in its sidebar: only what it may open. */
export const buildOfficeMenu = (role: Role): Group[] => [
  { items: getPages(role) },
  ...officeGroups
    .map((group) => ({
      title: `common.office.group.${group}` as const,
      items: [
        ...getPages(role, group).filter(({ first }) => first),
        ...listOfficeKeys(role, office[group]).map((key) => ({
          path: `/${resourceOf(entities[key])}`,
          label: getListNameKey(entities[key], role),
        })),
        ...getPages(role, group).filter(({ first }) => !first),
      ],
    }))
    .filter(({ items }) => items.length > 0),
];
