import type { InterfaceLanguage } from '#domain/languages.ts';
import type { AuthorMessages, PublicMessages, AppMessages, OfficeMessages } from './types.ts';

export type Labels = typeof import('virtual:labels/*').default;
interface Catalogue {
  messages: () => Promise<{ default: PublicMessages }>;
  inside: () => Promise<{ default: AppMessages }>;
  desk: () => Promise<{ default: AuthorMessages }>;
  labels: () => Promise<{ default: Labels }>;
  staff: () => Promise<{ default: OfficeMessages }>;
}

/**
 * Each language is five downloads: what every reader needs, what is said inside, what is said to authors, and for the
 * back office the labels of its resources and what its own screens say.
 */
export const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: {
    messages: () => import('./locales/en/index.ts'),
    inside: () => import('./locales/en/inside.ts'),
    desk: () => import('./locales/en/desk.ts'),
    labels: () => import('virtual:labels/en'),
    staff: () => import('./locales/en/staff.ts'),
  },
  'zh-CN': {
    messages: () => import('./locales/zh-CN/index.ts'),
    inside: () => import('./locales/zh-CN/inside.ts'),
    desk: () => import('./locales/zh-CN/desk.ts'),
    labels: () => import('virtual:labels/zh-CN'),
    staff: () => import('./locales/zh-CN/staff.ts'),
  },
  ru: {
    messages: () => import('./locales/ru/index.ts'),
    inside: () => import('./locales/ru/inside.ts'),
    desk: () => import('./locales/ru/desk.ts'),
    labels: () => import('virtual:labels/ru'),
    staff: () => import('./locales/ru/staff.ts'),
  },
  es: {
    messages: () => import('./locales/es/index.ts'),
    inside: () => import('./locales/es/inside.ts'),
    desk: () => import('./locales/es/desk.ts'),
    labels: () => import('virtual:labels/es'),
    staff: () => import('./locales/es/staff.ts'),
  },
  vi: {
    messages: () => import('./locales/vi/index.ts'),
    inside: () => import('./locales/vi/inside.ts'),
    desk: () => import('./locales/vi/desk.ts'),
    labels: () => import('virtual:labels/vi'),
    staff: () => import('./locales/vi/staff.ts'),
  },
  ko: {
    messages: () => import('./locales/ko/index.ts'),
    inside: () => import('./locales/ko/inside.ts'),
    desk: () => import('./locales/ko/desk.ts'),
    labels: () => import('virtual:labels/ko'),
    staff: () => import('./locales/ko/staff.ts'),
  },
  id: {
    messages: () => import('./locales/id/index.ts'),
    inside: () => import('./locales/id/inside.ts'),
    desk: () => import('./locales/id/desk.ts'),
    labels: () => import('virtual:labels/id'),
    staff: () => import('./locales/id/staff.ts'),
  },
  pt: {
    messages: () => import('./locales/pt/index.ts'),
    inside: () => import('./locales/pt/inside.ts'),
    desk: () => import('./locales/pt/desk.ts'),
    labels: () => import('virtual:labels/pt'),
    staff: () => import('./locales/pt/staff.ts'),
  },
  th: {
    messages: () => import('./locales/th/index.ts'),
    inside: () => import('./locales/th/inside.ts'),
    desk: () => import('./locales/th/desk.ts'),
    labels: () => import('virtual:labels/th'),
    staff: () => import('./locales/th/staff.ts'),
  },
  fr: {
    messages: () => import('./locales/fr/index.ts'),
    inside: () => import('./locales/fr/inside.ts'),
    desk: () => import('./locales/fr/desk.ts'),
    labels: () => import('virtual:labels/fr'),
    staff: () => import('./locales/fr/staff.ts'),
  },
};
