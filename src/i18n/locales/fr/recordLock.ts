import type { Messages } from '../../types.ts';

export default {
  held: '%{name} a ouvert cette fiche (%{time}) et y travaille. Vous pouvez la lire ici ; pour la modifier, prenez la main.',
  lost: '%{name} a pris la main sur cette fiche (%{time}). Ce que vous avez saisi est toujours là ; pour l’enregistrer, reprenez la main.',
  take_over: 'Prendre la main',
  take_back: 'Reprendre la main',
  taken: 'Vous avez la main. La personne qui avait ouvert la fiche en est informée.',
} satisfies Messages['record_lock'];
