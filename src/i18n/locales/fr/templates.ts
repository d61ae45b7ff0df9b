import type { Messages } from '../../types.ts';

export default {
  title: 'Différences entre versions',
  compare: 'Comparer avec',
  version: 'Version %{number}',
  only: 'Il n’y a pas encore d’autre version.',
  same: 'Le texte est le même dans les versions %{from} et %{to}.',
  between: 'De la version %{from} à la %{to} : ce qui a été retiré est barré, ce qui a été ajouté est souligné.',
  text: 'Texte avec les modifications',
} satisfies Messages['templates'];
