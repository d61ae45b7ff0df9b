declare module 'virtual:catalogue' {
  import type { Area, Section } from '#domain/kit/catalogue.ts';
  import type { InterfaceLanguage } from '#domain/languages.ts';

  const catalogues: Record<InterfaceLanguage, Record<Area, () => Promise<{ default: Section }>>>;
  export default catalogues;
}

declare module 'virtual:catalogue/reasons' {
  const reasons: Record<string, readonly Record<string, string>[]>;
  export default reasons;
}
