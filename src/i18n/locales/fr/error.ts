import type { Messages } from '../../types.ts';

export default {
  unauthorized: 'Veuillez vous reconnecter.',
  forbidden: 'Votre rôle ne le permet pas.',
  not_found: 'Cet élément n’existe pas ou ne vous appartient pas.',
  invalid: 'Vérifiez les champs signalés.',
  conflict: 'Quelqu’un d’autre l’a modifié au même moment. Veuillez réessayer.',
  in_use: 'D’autres éléments en dépendent : suppression impossible.',
  internal: 'Le serveur est en panne, réessayez plus tard.',
  unavailable: 'Le serveur est très sollicité, réessayez dans un instant.',
  offline: 'Connexion internet instable.',
  too_large: 'C’est trop volumineux pour être envoyé.',
  too_slow: 'La connexion est trop lente. Veuillez réessayer.',
  disk_full: 'Le serveur n’a plus de place. Rien n’a été modifié.',
  content_type: 'Le serveur ne reconnaît pas ce format.',
  not_json: 'Le serveur ne comprend pas cette requête.',
  idempotency_key: 'Il manque la clé de la requête. Rechargez la page.',
  idempotency_reused:
    'Ceci a déjà été enregistré, avant vos dernières modifications. Ouvrez-le depuis la liste pour le modifier.',
  login: 'Nom d’utilisateur, e-mail ou mot de passe incorrect.',
  blocked: 'Votre compte a été bloqué.',
} satisfies Messages['error'];
