import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/fr.ts';
import { money } from './money/fr.ts';
import { notice } from './notice/fr.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const fr: Letters = {
  ...contract,
  ...chapter.fr,
  ...community.fr,
  ...notice,
  ...money,
  ...statement.fr,
  ...step.fr,
  register_code: ({ code, minutes }) => ({
    subject: 'Votre code d’inscription à Quillhouse',
    text: [
      `Votre code de confirmation est ${code}. Il est valable ${minutes} minutes.`,
      'Si vous n’avez pas demandé à vous inscrire à Quillhouse, ignorez ce message.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: [
      `Votre code de confirmation est ${code}. Il est valable ${minutes} minutes.`,
      'Saisissez-le dans Quillhouse et cette adresse deviendra celle de votre compte. Si vous n’avez rien demandé, ignorez ce message.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Votre code pour un nouveau mot de passe',
    text: [
      `Votre code de confirmation est ${code}. Il est valable ${minutes} minutes.`,
      'Saisissez-le dans Quillhouse pour choisir un nouveau mot de passe et ne le communiquez à personne. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Vous avez déjà un compte Quillhouse',
    text: [
      'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte Quillhouse. Elle appartient déjà à un compte : aucun code n’a donc été envoyé.',
      'Connectez-vous avec cette adresse. Si vous avez oublié le mot de passe, demandez-en un nouveau sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  }),
  no_account: () => ({
    subject: 'Aucun compte Quillhouse avec cette adresse',
    text: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour cette adresse. Elle n’appartient à aucun compte Quillhouse : aucun code n’a donc été envoyé.',
      'Vous vous êtes peut-être inscrit avec une autre adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Votre mot de passe a été modifié',
    text: [
      `Le mot de passe de votre compte Quillhouse ${user_name} vient d’être modifié et tous les autres appareils ont été déconnectés.`,
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    text: [
      `Votre compte Quillhouse ${user_name} a désormais une autre adresse e-mail. Les messages à son sujet n’arriveront plus ici.`,
      'Si ce n’était pas vous, prévenez tout de suite votre éditeur ou l’équipe de Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Un nouvel accès à votre compte',
    text: [
      `Désormais, ${provider} vous connecte à votre compte Quillhouse ${user_name} sans mot de passe.`,
      'Si ce n’était pas vous, connectez-vous, dissociez-le dans votre profil et changez tout de suite votre mot de passe.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Un accès à votre compte a été retiré',
    text: [
      `${provider} ne vous connecte plus à votre compte Quillhouse ${user_name}.`,
      'Si ce n’était pas vous, changez tout de suite votre mot de passe.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Votre compte a été fusionné',
    text: [
      `Votre compte Quillhouse ${user_name} a été fusionné avec votre compte ${main} ; il est désormais fermé. Vos œuvres, vos messages et vos revenus s’y trouvent : connectez-vous avec ce compte à partir de maintenant.`,
      'Si ce n’était pas vous, prévenez tout de suite votre éditeur ou l’équipe de Quillhouse.',
    ],
  }),
};
