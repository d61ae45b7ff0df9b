import type { Messages } from '../../types.ts';

export default {
  back: 'Revenir',
  place: {
    title: 'numéro dans le titre',
    text: 'numéro au début du texte',
  },
  numbered: {
    title: 'Retirer le numéro du chapitre ?',
    text: 'Le numéro figure déjà au-dessus de chaque chapitre ; il ne peut pas être envoyé avec. Ce qui est retiré reste parmi les versions. Cela concerne %{count} chapitre : |||| Le numéro figure déjà au-dessus de chaque chapitre ; ils ne peuvent pas être envoyés avec. Ce qui est retiré reste parmi les versions. Cela concerne %{count} chapitres :',
    go: 'Le retirer',
  },
  flagged: {
    title: 'Envoyer quand même ?',
    text: '%{count} chapitre contient un contenu surveillé ou des coordonnées. Vous pouvez quand même l’envoyer ; l’éditeur en jugera à nouveau. |||| %{count} chapitres contiennent un contenu surveillé ou des coordonnées. Vous pouvez quand même les envoyer ; l’éditeur en jugera à nouveau.',
    go: 'Envoyer quand même',
  },
} satisfies Messages['submission'];
