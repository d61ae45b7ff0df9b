import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Which part of the code may import which (docs/architecture.md). The linter refuses every other arrow. */
const layers = {
  /** Each imports those before it. */
  src: ['i18n', 'lib', 'ui', 'dataProvider', 'authProvider', 'resources', 'custom', 'app'],
  server: ['db', 'kit', 'platform', 'features'],
  domain: ['kit', 'shared'],
} as const;

/** The features that use another one: of `src` whatever they need of it, of the server what its index.ts tells. */
const uses: Record<'src' | 'server', Record<string, readonly string[]>> = {
  src: {
    accounts: ['articles', 'payment-details'],
    contests: ['articles'],
    contracts: ['payment-details'],
    earnings: ['bonuses', 'statements', 'stories'],
    editor: ['onboarding'],
    home: ['audit', 'contests', 'contracts', 'onboarding'],
    statements: ['payment-details'],
    stories: ['chapters', 'contests', 'contracts', 'onboarding'],
  },
  server: {
    accounts: ['articles'],
    bonuses: ['chapters'],
    books: ['chapters'],
    'chapter-import': ['chapters'],
    contests: ['articles', 'bonuses', 'chapters', 'earnings'],
    contracts: ['accounts', 'contests', 'payment-details'],
    dictionary: ['books'],
    editor: ['chapters'],
    earnings: ['bonuses', 'chapters', 'statements'],
    home: [
      'articles',
      'chapters',
      'comments',
      'contests',
      'contracts',
      'notifications',
      'releases',
      'statements',
      'translation',
    ],
    notifications: ['comments', 'statements', 'translation'],
    'payment-details': ['accounts'],
    payouts: ['statements'],
    releases: ['chapters'],
    statements: ['accounts', 'bonuses', 'payment-details'],
    stories: ['bonuses', 'chapters', 'contests', 'contracts'],
    translation: ['books'],
  },
};

interface Pattern {
  regex: string;
  message: string;
}

const ruleOf = (patterns: Pattern[]) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns,
      paths: [{ name: 'react-router', message: 'react-router-dom: a second copy of the router breaks react-admin.' }],
    },
  ],
});

/** A path that begins otherwise than `index`: the linter's expressions cannot look ahead. */
const notIndex = '([^i]|i[^n]|in[^d]|.+/)';
const up = '^(\\.\\./)+';
const anyServerFeature = '^(#server/|\\.\\./)features/[^/]+';
const serverFeature = `(${up}(features/)?|^#server/features/)`;
const throughIndex = (feature: string): Pattern => ({
  regex: `${feature}/${notIndex}`,
  message: 'A feature is used by its index.ts.',
});
const outside = {
  domain: {
    regex: '^([^.#yi]|#([^d]|d[^o])|y[^u]|yu[^p]|yup.|i[^b]|ib[^a]|iba[^n])|/(server|src|scripts|tests|demo)/',
    message: 'domain/ imports nothing but yup and ibantools.',
  },
  server: {
    regex: '/(src|scripts|tests)/|^(react|ra-[^l]|@mui|@emotion|#scripts)',
    message: 'server/ knows the web app by its catalogues only.',
  },
  demo: {
    regex: '/(server|src|scripts|tests)/|^#scripts/',
    message: 'demo/ knows #domain and #server only.',
  },
  src: {
    regex:
      '/(server|scripts|tests|demo)/|^(node:|(#server|#scripts|#demo|hono|pg|sharp|drizzle-orm|pino|nodemailer|fs|path|crypto)(/|$))',
    message: 'src/ never imports server/.',
  },
};

function above(root: keyof typeof layers, at: number): Pattern[] {
  const higher = layers[root].slice(at + 1);
  if (higher.length === 0) return [];
  const message = `${root}/${layers[root][at]} never imports ${higher.join(', ')}.`;
  return [{ regex: `(${up}(${root}/)?|^#${root}/)(${higher.join('|')})/`, message }];
}

/** Files beside the layers of the server that each of them may import; the others put the layers together. */
export const beside = {
  shared: ['commandError', 'log'],
  composing: 'admin app boot command copy dataFolder handlers jobs listen main memory secret settings static'.split(
    ' ',
  ),
} as const;
const composed: Pattern = {
  regex: `(${up}(server/)?|^#server/)((${beside.composing.join('|')})\\.ts$|reference/)|^#demo/|/demo/`,
  message: 'A layer of server/ knows neither what puts the layers together nor what a platform begins with.',
};

/** An override a layer, and one a feature. */
export function listArrows(folder: string) {
  const featuresIn = (at: string) => {
    const entries = readdirSync(path.join(folder, at), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  };
  const features = { src: featuresIn('src/custom'), server: featuresIn('server/features') };
  const domain = featuresIn('domain').filter((name) => !(layers.domain as readonly string[]).includes(name));
  return [
    { files: ['domain/**'], rules: ruleOf([outside.domain]) },
    ...layers.domain.map((layer, at) => ({
      files: [`domain/${layer}/**`],
      rules: ruleOf([
        outside.domain,
        ...above('domain', at),
        {
          regex: `(${up}|^#domain/)((${domain.join('|')})/|(calls|entities|relations)\\.ts$)`,
          message: 'What all features share knows none of them.',
        },
      ]),
    })),
    { files: ['server/**'], rules: ruleOf([outside.server]) },
    { files: ['server/reference/**'], rules: ruleOf([outside.server, composed, throughIndex(anyServerFeature)]) },
    { files: ['demo/**'], rules: ruleOf([outside.demo, throughIndex(anyServerFeature)]) },
    ...layers.server.map((layer, at) => ({
      files: [`server/${layer}/**`],
      rules: ruleOf([outside.server, composed, ...above('server', at)]),
    })),
    ...features.server.map((feature) => {
      const used = uses.server[feature] ?? [];
      const others = features.server.filter((other) => other !== feature);
      const strange = others.filter((other) => !used.includes(other));
      return {
        files: [`server/features/${feature}/**`],
        rules: ruleOf([
          outside.server,
          composed,
          { regex: `${serverFeature}(${strange.join('|')})/`, message: `${feature} uses no such feature.` },
          throughIndex(`${serverFeature}(${others.join('|')})`),
        ]),
      };
    }),
    { files: ['src/**'], rules: ruleOf([outside.src]) },
    ...layers.src.map((layer, at) => ({
      files: [`src/${layer}/**`],
      rules: ruleOf([outside.src, ...above('src', at)]),
    })),
    ...features.src.map((feature) => {
      const strange = features.src.filter((other) => other !== feature && !uses.src[feature]?.includes(other));
      return {
        files: [`src/custom/${feature}/**`],
        rules: ruleOf([
          outside.src,
          ...above('src', layers.src.indexOf('custom')),
          { regex: `${up}(custom/)?(${strange.join('|')})/`, message: `${feature} uses no such feature.` },
        ]),
      };
    }),
  ];
}
