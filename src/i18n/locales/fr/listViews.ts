import type { Messages } from '../../types.ts';

export default {
  title: 'Vues',
  used: 'Vue : %{name}',
  of_list: 'Vues de cette liste',
  empty: 'Aucune vue pour l’instant. Celles que vous enregistrez sont visibles de tous ceux qui ont votre rôle.',
  by: 'enregistrée par %{name}',
  save: 'Enregistrer cette liste comme vue…',
  save_title: 'Enregistrer cette liste comme vue',
  save_text:
    'Les filtres et l’ordre sont conservés. Tous ceux qui ont votre rôle peuvent utiliser, modifier et supprimer la vue.',
  name: 'Nom de la vue',
  save_now: 'Enregistrer la vue',
  saved: 'Vue « %{name} » enregistrée.',
  replace: 'Remplacer « %{name} » par cette liste',
  replace_title: 'Remplacer « %{name} » ?',
  replace_text: 'La vue montrera ce que cette liste montre maintenant, pour tous ceux qui ont votre rôle.',
  replace_now: 'Remplacer',
  replace_done: '« %{name} » montre désormais la même chose que cette liste.',
  remove: 'Supprimer « %{name} »',
  remove_title: 'Supprimer « %{name} » ?',
  remove_text: 'La vue disparaîtra pour tous ceux qui ont votre rôle. La liste elle-même ne change pas.',
  remove_now: 'Supprimer',
  remove_done: 'Vue « %{name} » supprimée.',
  too_many: 'Une liste a au plus %{max} vues. Supprimez-en une dont personne n’a besoin.',
} satisfies Messages['list_views'];
