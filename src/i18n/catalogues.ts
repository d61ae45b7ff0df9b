import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Desk, Door, Inside } from './types.ts';

export type Labels = typeof import('virtual:labels/*').default;
interface Catalogue {
  messages: () => Promise<{ default: Door }>;
  inside: () => Promise<{ default: Inside }>;
  desk: () => Promise<{ default: Desk }>;
  labels: () => Promise<{ default: Labels }>;
}

/**
 * Each language is four downloads: what every reader needs, what is said inside, what is said to authors, and the labels
 * of the back office.
 */
export const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: {
    messages: () => import('./locales/en/index.ts'),
    inside: () => import('./locales/en/inside.ts'),
    desk: () => import('./locales/en/desk.ts'),
    labels: () => import('virtual:labels/en'),
  },
  'zh-CN': {
    messages: () => import('./locales/zh-CN/index.ts'),
    inside: () => import('./locales/zh-CN/inside.ts'),
    desk: () => import('./locales/zh-CN/desk.ts'),
    labels: () => import('virtual:labels/zh-CN'),
  },
  ru: {
    messages: () => import('./locales/ru/index.ts'),
    inside: () => import('./locales/ru/inside.ts'),
    desk: () => import('./locales/ru/desk.ts'),
    labels: () => import('virtual:labels/ru'),
  },
  es: {
    messages: () => import('./locales/es/index.ts'),
    inside: () => import('./locales/es/inside.ts'),
    desk: () => import('./locales/es/desk.ts'),
    labels: () => import('virtual:labels/es'),
  },
  vi: {
    messages: () => import('./locales/vi/index.ts'),
    inside: () => import('./locales/vi/inside.ts'),
    desk: () => import('./locales/vi/desk.ts'),
    labels: () => import('virtual:labels/vi'),
  },
  ko: {
    messages: () => import('./locales/ko/index.ts'),
    inside: () => import('./locales/ko/inside.ts'),
    desk: () => import('./locales/ko/desk.ts'),
    labels: () => import('virtual:labels/ko'),
  },
  id: {
    messages: () => import('./locales/id/index.ts'),
    inside: () => import('./locales/id/inside.ts'),
    desk: () => import('./locales/id/desk.ts'),
    labels: () => import('virtual:labels/id'),
  },
  pt: {
    messages: () => import('./locales/pt/index.ts'),
    inside: () => import('./locales/pt/inside.ts'),
    desk: () => import('./locales/pt/desk.ts'),
    labels: () => import('virtual:labels/pt'),
  },
  th: {
    messages: () => import('./locales/th/index.ts'),
    inside: () => import('./locales/th/inside.ts'),
    desk: () => import('./locales/th/desk.ts'),
    labels: () => import('virtual:labels/th'),
  },
  fr: {
    messages: () => import('./locales/fr/index.ts'),
    inside: () => import('./locales/fr/inside.ts'),
    desk: () => import('./locales/fr/desk.ts'),
    labels: () => import('virtual:labels/fr'),
  },
};
