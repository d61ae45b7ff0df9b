import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Ce mois vient d’être clôturé. Réessayez : l’écriture passera sur le mois suivant.',
    positive: 'Saisissez un montant supérieur à zéro.',
    future_day: 'Ce jour n’est pas encore arrivé.',
    no_csv: 'Ce n’est pas un fichier CSV en UTF-8 dont toutes les lignes ont les mêmes colonnes.',
    many_lines: 'Un fichier compte au plus %{max} lignes. Divisez-le.',
    no_lines: 'Le fichier ne contient que son en-tête.',
    columns: 'Les colonnes attendues sont %{columns}. À vérifier : %{wrong}.',
    not_signed: 'Cette œuvre n’a pas de contrat signé.',
    line_twice: 'La ligne %{line} porte déjà la même application, le même jour, la même œuvre et la même langue.',
    line_booked: 'Cette ligne a déjà été comptabilisée avec l’import %{id}.',
    lines_booked:
      'Certaines de ces lignes viennent d’être comptabilisées depuis un autre fichier. Vérifiez à nouveau le fichier.',
    same_file: 'Ce fichier a déjà été comptabilisé : import %{id}.',
    reversed: 'Cet import a déjà été annulé.',
    own_money: 'Personne n’approuve ce qu’il a créé. Quelqu’un d’autre doit décider.',
    decided: 'Une décision a déjà été prise. Rouvrez la fiche.',
  },
} satisfies Messages['finance'];
