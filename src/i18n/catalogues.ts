import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Door, Inside } from './types.ts';

type Labels = typeof import('virtual:labels/*').default;
interface Catalogue {
  messages: () => Promise<{ default: Door }>;
  inside: () => Promise<{ default: Inside }>;
  labels: () => Promise<{ default: Labels }>;
}

/** Each language is three downloads: what every reader needs, what is said inside, and the labels of the back office. */
export const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: {
    messages: () => import('./locales/en/index.ts'),
    inside: () => import('./locales/en/inside.ts'),
    labels: () => import('virtual:labels/en'),
  },
  'zh-CN': {
    messages: () => import('./locales/zh-CN/index.ts'),
    inside: () => import('./locales/zh-CN/inside.ts'),
    labels: () => import('virtual:labels/zh-CN'),
  },
  ru: {
    messages: () => import('./locales/ru/index.ts'),
    inside: () => import('./locales/ru/inside.ts'),
    labels: () => import('virtual:labels/ru'),
  },
  es: {
    messages: () => import('./locales/es/index.ts'),
    inside: () => import('./locales/es/inside.ts'),
    labels: () => import('virtual:labels/es'),
  },
  vi: {
    messages: () => import('./locales/vi/index.ts'),
    inside: () => import('./locales/vi/inside.ts'),
    labels: () => import('virtual:labels/vi'),
  },
  ko: {
    messages: () => import('./locales/ko/index.ts'),
    inside: () => import('./locales/ko/inside.ts'),
    labels: () => import('virtual:labels/ko'),
  },
  id: {
    messages: () => import('./locales/id/index.ts'),
    inside: () => import('./locales/id/inside.ts'),
    labels: () => import('virtual:labels/id'),
  },
  pt: {
    messages: () => import('./locales/pt/index.ts'),
    inside: () => import('./locales/pt/inside.ts'),
    labels: () => import('virtual:labels/pt'),
  },
  th: {
    messages: () => import('./locales/th/index.ts'),
    inside: () => import('./locales/th/inside.ts'),
    labels: () => import('virtual:labels/th'),
  },
  fr: {
    messages: () => import('./locales/fr/index.ts'),
    inside: () => import('./locales/fr/inside.ts'),
    labels: () => import('virtual:labels/fr'),
  },
};
