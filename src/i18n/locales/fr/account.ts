import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Se connecter',
  signing_in: 'Connexion…',
  welcome: 'La maison des histoires à suivre',
  welcome_text: 'Écrivez dans votre langue, publiez chapitre après chapitre : on vous lira en huit langues.',
  account: 'Nom d’utilisateur ou e-mail',
  password: 'Mot de passe',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
} satisfies Messages['account'];
