import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: 'Personne ne décide de sa propre œuvre.',
    decided_before: 'Vous avez déjà pris une décision sur cette demande. Celle-ci revient à quelqu’un d’autre.',
    step: 'Cette demande a changé entre-temps. Rouvrez-la.',
    maintenance: 'Pendant la maintenance, jusqu’au %{to}, aucun contrat ne peut être demandé ni signé.',
    status: 'Cette histoire a déjà un contrat signé ou en cours.',
    genre: 'Les fan fictions, la prose brève et la poésie ne sont pas acceptées.',
    words: 'L’histoire compte %{words} mots ; un contrat en demande plus de %{more_than}.',
    attempts: 'Les %{total} tentatives pour cette histoire sont épuisées.',
    profile: 'Votre profil est incomplet. Veuillez compléter ce qui manque.',
    lock: 'Votre éditeur a verrouillé votre profil : %{reason}',
    same_language: 'Toutes les œuvres d’une demande doivent être dans la même langue.',
    no_editor: 'Aucun éditeur ne travaille dans cette langue pour le moment.',
    no_template: 'Aucun contrat de ce type n’est disponible pour le moment. Écrivez à votre éditeur.',
    original:
      'Confirmez que l’œuvre est originale et qu’il ne s’agit ni de fan fiction, ni de prose brève, ni de poésie.',
    sentences: 'Écrivez de %{min} à %{max} phrases.',
    slots: 'Le texte contient un {{champ}} que rien ne remplit.',
    window_order: 'La fin doit venir après le début.',
    link_expired: 'Le lien de ce contrat a expiré. Contactez votre éditeur.',
    document_changed: 'Ce contrat n’est pas celui qui a été émis. Contactez votre éditeur.',
    paper: 'Ce contrat a été signé sur papier. Il n’est pas électronique et ne peut pas être affiché.',
    invited: 'L’auteur n’a pas encore répondu à la dernière invitation.',
    invited_again: 'L’auteur ne souhaite pas être sollicité avant le %{until}.',
    no_invitation: 'Il n’y a plus d’invitation pour cette histoire.',
  },
} satisfies Messages['contract'];
