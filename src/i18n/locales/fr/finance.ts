import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Ce mois vient d’être clôturé. Réessayez : l’écriture passera sur le mois suivant.',
    positive: 'Saisissez un montant supérieur à zéro.',
    future_day: 'Ce jour n’est pas encore arrivé.',
    no_csv: 'Ce n’est pas un fichier CSV.',
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
    deadline: 'L’échéance doit être un jour entre le %{from} et le %{until}.',
    unsound:
      'Ce relevé n’est plus celui qui a été clôturé. Il ne peut pas être approuvé : prévenez l’équipe technique.',
    decided: 'Une décision a déjà été prise. Rouvrez la fiche.',
    bonus_exclusive: 'La prime de mise à jour est réservée aux œuvres sous contrat exclusif.',
    bonus_idle_days: 'Rien n’a été écrit pendant %{idle_days} jours du mois ; %{max} sont admis.',
    bonus_revenue:
      'Vos œuvres exclusives ont rapporté %{revenue} $ dans le mois ; la prime est réservée à moins de %{below} $.',
    bonus_once: 'Vous avez déjà fait votre demande pour ce mois.',
    close_over: 'Ce mois n’est pas encore terminé.',
    close_open: 'Ce mois est déjà clôturé.',
    close_before: 'Les mois se clôturent dans l’ordre : le prochain est %{month}.',
    close_balanced: 'Les comptes ne sont pas équilibrés. Rien ne peut être clôturé avant éclaircissement.',
    payment_locked: 'Un virement est en cours. Vos coordonnées de paiement pourront être modifiées ensuite.',
    range: 'Le premier jour doit précéder le dernier ; par jour, %{days} jours au plus sont affichés.',
    nothing_to_confirm: 'Il n’y a rien à confirmer pour le moment. Les relevés se confirment du 1er au 4, UTC+8.',
    other_statement:
      'Ce relevé est déjà réglé ou son délai est passé. Fermez cette fenêtre pour voir ce qui reste à confirmer.',
    no_payment: 'Vos coordonnées de paiement sont incomplètes. Complétez-les d’abord.',
    below_threshold: 'Le montant est inférieur au minimum de virement de %{amount} $. Il est reporté au mois suivant.',
    no_invoice: 'La facture ne concerne que les virements bancaires.',
    empty_signature: 'Cette image est vide. Signez à nouveau.',
    nothing_to_export:
      'Aucun paiement approuvé de ce type à exporter. Retenus après un changement de compte : %{held}.',
    not_exported: 'Ce paiement n’a pas encore été exporté.',
    import_under_way:
      'L’import %{id} est encore en cours de comptabilisation ou d’annulation. Attendez qu’il soit terminé.',
    close_imports:
      'Des revenus sont en cours de comptabilisation ou d’annulation. Le mois pourra être clôturé ensuite.',
    asks_before_contract:
      'Certaines lignes datent d’une année antérieure au contrat de l’œuvre. Confirmez que c’est exact.',
    asks_closed_month: 'Certaines lignes concernent un mois clôturé. Confirmez qu’elles vont dans le mois ouvert.',
    asks_far_month: 'Certaines lignes sont à plusieurs mois du reste du fichier. Confirmez que c’est exact.',
    asks_negative: 'Certains montants sont négatifs et seront repris aux auteurs. Confirmez que c’est exact.',
    own_approval: 'Vous avez approuvé le relevé de ce paiement. Un autre responsable financier approuve le paiement.',
    odd_early: 'C’est avant le jour de paiement, %{day}. Indiquez pourquoi.',
    odd_fee: 'Les banques prélèvent de 18 à 48 dollars par virement. Indiquez pourquoi les frais diffèrent.',
  },
} satisfies Messages['finance'];
