import type { Messages } from '../../types.ts';

export default {
  count: '%{step} sur %{steps}',
  next: 'Suivant',
  skip: 'Tout passer',
  done: 'Compris',
  home: {
    todo: {
      title: 'Commencez ici',
      text: 'Tout ce qui vous attend, dans chaque histoire, est réuni dans cette liste.',
    },
    calendar: {
      title: 'Vos journées d’écriture',
      text: 'Chaque jour montre les mots ajoutés. Fixez-vous un objectif et tenez la série.',
    },
    buffer: {
      title: 'Le temps de souffler',
      text: 'Voyez combien de jours chaque histoire tient sans vous, avant que les lecteurs n’attendent.',
    },
    help: { title: 'L’aide est ici', text: 'Les avantages, le guide et l’application où vos lecteurs vous trouvent.' },
  },
  storyDetail: {
    chapters: {
      title: 'Vos chapitres',
      text: 'Tous les chapitres dans l’ordre où les lecteurs les reçoivent. Faites-en glisser un pour le déplacer.',
    },
    states: {
      title: 'Où en est chacun',
      text: 'N’affichez que les brouillons, les chapitres en relecture ou ceux qui vous sont revenus.',
    },
    release: {
      title: 'Publiez en dormant',
      text: 'Choisissez une fois les chapitres et les heures ; ils paraissent tout seuls.',
    },
  },
  editStory: {
    text: {
      title: 'Écrivez, simplement',
      text: 'Votre texte s’enregistre seul et reste dans ce navigateur si la connexion tombe.',
    },
    saved: {
      title: 'Rien ne se perd',
      text: 'Voyez ici quand il a été enregistré et retrouvez les versions précédentes.',
    },
    publish: {
      title: 'Quand il est prêt',
      text: 'Soumettez le chapitre à la relecture. Une fois accepté, il paraît aussitôt ou à l’heure choisie.',
    },
  },
} satisfies Messages['guidance'];
