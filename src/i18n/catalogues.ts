import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Messages } from './types.ts';

type Labels = typeof import('virtual:labels/*').default;
interface Catalogue {
  messages: () => Promise<{ default: Messages }>;
  labels: () => Promise<{ default: Labels }>;
}

/** Each language is a download of its own, the labels of the back office apart from what every reader needs. */
export const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: { messages: () => import('./locales/en/index.ts'), labels: () => import('virtual:labels/en') },
  'zh-CN': { messages: () => import('./locales/zh-CN/index.ts'), labels: () => import('virtual:labels/zh-CN') },
  ru: { messages: () => import('./locales/ru/index.ts'), labels: () => import('virtual:labels/ru') },
  es: { messages: () => import('./locales/es/index.ts'), labels: () => import('virtual:labels/es') },
  vi: { messages: () => import('./locales/vi/index.ts'), labels: () => import('virtual:labels/vi') },
  ko: { messages: () => import('./locales/ko/index.ts'), labels: () => import('virtual:labels/ko') },
  id: { messages: () => import('./locales/id/index.ts'), labels: () => import('virtual:labels/id') },
  pt: { messages: () => import('./locales/pt/index.ts'), labels: () => import('virtual:labels/pt') },
  th: { messages: () => import('./locales/th/index.ts'), labels: () => import('virtual:labels/th') },
  fr: { messages: () => import('./locales/fr/index.ts'), labels: () => import('virtual:labels/fr') },
};
