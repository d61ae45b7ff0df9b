export default {
  status: {
    draft: 'Brouillon',
    pending_review: 'À valider',
    pending_publish: 'À publier',
    published: 'Publié',
    rejected: 'Refusé',
  },
  errors: {
    in_review: 'Ce chapitre est en relecture ou attend sa publication. Retirez-le avant de le modifier.',
    changed: 'Ce chapitre a été enregistré ailleurs depuis que vous l’avez ouvert.',
    unsigned:
      'Seuls les chapitres d’une œuvre sous contrat peuvent être soumis ou publiés. Vos brouillons comptent pour la candidature.',
    not_deletable: 'Seuls les brouillons et les chapitres refusés qu’aucun lecteur n’a vus peuvent être supprimés.',
    own_work: 'Nul ne décide de sa propre œuvre.',
    decided: 'Ce chapitre a été modifié ou jugé entre-temps. Rouvrez-le.',
    empty: 'Ce chapitre ne contient pas encore de texte.',
    contract_words:
      'Votre demande de contrat exige plus de %{more_than} mots, et l’histoire n’en garderait que %{left}. Retirez d’abord la demande, ou gardez ce texte.',
    numbered:
      '%{count} chapitre porte son numéro dans le titre ou au début du texte. Retirez-le d’abord. |||| %{count} chapitres portent leur numéro dans le titre ou au début du texte. Retirez-le d’abord.',
    flagged:
      '%{count} chapitre contient un contenu surveillé ou des coordonnées. Confirmez l’envoi. |||| %{count} chapitres contiennent un contenu surveillé ou des coordonnées. Confirmez l’envoi.',
  },
};
