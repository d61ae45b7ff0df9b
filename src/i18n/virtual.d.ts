declare module 'virtual:catalogue' {
  import type { ReaderArea, Section } from '#domain/kit/catalogue.ts';
  import type { InterfaceLanguage } from '#domain/languages.ts';

  const catalogues: Record<InterfaceLanguage, Record<ReaderArea, () => Promise<{ default: Section }>>>;
  export default catalogues;
}

declare module 'virtual:catalogue/reasons' {
  const reasons: Record<string, readonly Record<string, string>[]>;
  export default reasons;
}

/** Of a page area. */
declare module 'virtual:catalogue/*' {
  import type { Section } from '#domain/kit/catalogue.ts';
  import type { InterfaceLanguage } from '#domain/languages.ts';

  const sentences: Record<InterfaceLanguage, () => Promise<{ default: Section }>>;
  export default sentences;
}
