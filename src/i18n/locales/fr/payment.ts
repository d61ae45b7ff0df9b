import type { Messages } from '../../types.ts';

export default {
  title: 'Où vous êtes payé',
  now: 'Actuellement : %{type}. Vous pouvez en changer tant qu’aucun virement n’est en cours.',
  none: 'Rien n’est encore enregistré. D’ici là, aucun versement n’est possible.',
  fill: 'Les renseigner',
  other: 'Une fois enregistré, les versements arriveront ici.',
  hold: 'Ces coordonnées viennent de changer. Pour votre sécurité, rien n’est versé avant le %{date}.',
  saved: 'Vos coordonnées de paiement sont enregistrées.',
  type: { bank: 'Virement bancaire', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Verser à partir de',
  threshold_hint:
    'Chaque virement coûte environ %{from} à %{to} de frais bancaires. En dessous, le montant est reporté au mois suivant.',
  bank_no_hint: 'Chiffres uniquement. Une fois enregistré, seuls les quatre derniers s’affichent.',
  field: {
    account_name: 'Titulaire du compte',
    bank_no: 'Numéro de compte',
    account_bank: 'Nom de la banque',
    swift_code: 'Code SWIFT',
    country_id_by_bank: 'Pays de la banque',
    payee_bank_address: 'Adresse de la banque',
    country_id_by_payee: 'Pays de résidence',
    postcode: 'Code postal',
    payee_address: 'Votre adresse',
    remark: 'Remarque',
    payee: 'Nom du bénéficiaire',
    payee_account: 'E-mail du compte PayPal',
    payoneer_payee: 'Nom du bénéficiaire',
    payoneer_account: 'Compte Payoneer',
    paypal_remark: 'Remarque',
    payoneer_comment: 'Remarque',
  },
} satisfies Messages['payment'];
