import { listArrows } from './scripts/lint/arrows.ts';

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'import', 'jsx-a11y', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  ignorePatterns: ['dist', 'node_modules', 'data', '.cache'],
  settings: {
    react: {
      version: '19',
    },
  },
  rules: {
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'typescript/no-base-to-string': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/restrict-template-expressions': 'off',
    'react/set-state-in-effect': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-useless-fragment': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-named-as-default': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-floating-promises': 'error',
    // A type that is imported where it is written down passes by the rules of layers.
    'typescript/consistent-type-imports': [
      'error',
      { disallowTypeAnnotations: true, fixStyle: 'separate-type-imports' },
    ],
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/valid-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-title': 'off',
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
  },
  overrides: [
    ...listArrows(import.meta.dirname),
    { files: ['server/**', 'scripts/**', 'tests/**', 'demo/**'], rules: { 'no-console': 'off' } },
    { files: ['src/i18n/**'], rules: { 'max-lines': 'off' } },
  ],
};
