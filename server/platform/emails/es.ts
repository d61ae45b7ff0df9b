import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/es.ts';
import { money } from './money/es.ts';
import { notice } from './notice/es.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const es: Letters = {
  ...contract,
  ...chapter.es,
  ...community.es,
  ...notice,
  ...money,
  ...statement.es,
  ...step.es,
  register_code: ({ code, minutes }) => ({
    subject: 'Tu código para registrarte en Quillhouse',
    text: [
      `Tu código de confirmación es ${code}. Es válido durante ${minutes} minutos.`,
      'Si no has pedido registrarte en Quillhouse, puedes ignorar este mensaje.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Confirma tu nuevo correo electrónico',
    text: [
      `Tu código de confirmación es ${code}. Es válido durante ${minutes} minutos.`,
      'Introdúcelo en Quillhouse y esta será la dirección de tu cuenta. Si no lo has pedido, puedes ignorar este mensaje.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Tu código para cambiar la contraseña',
    text: [
      `Tu código de confirmación es ${code}. Es válido durante ${minutes} minutos.`,
      'Introdúcelo en Quillhouse para elegir una contraseña nueva y no se lo des a nadie. Si no lo has pedido, puedes ignorar este mensaje: tu contraseña no cambia.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Ya tienes una cuenta de Quillhouse',
    text: [
      'Alguien, seguramente tú, ha querido usar esta dirección para una cuenta de Quillhouse. Ya pertenece a una, así que no hemos enviado ningún código.',
      'Inicia sesión con ella. Si no recuerdas la contraseña, pide una nueva en la página de inicio de sesión. Si no has sido tú, no tienes que hacer nada.',
    ],
  }),
  no_account: () => ({
    subject: 'No hay ninguna cuenta de Quillhouse con esta dirección',
    text: [
      'Alguien, seguramente tú, ha pedido una contraseña nueva para esta dirección. No pertenece a ninguna cuenta de Quillhouse, así que no hemos enviado ningún código.',
      'Quizá te registraste con otra dirección. Si no has sido tú, no tienes que hacer nada.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Se ha cambiado tu contraseña',
    text: [
      `Se acaba de cambiar la contraseña de tu cuenta de Quillhouse ${user_name} y se ha cerrado la sesión en los demás dispositivos.`,
      'Si no has sido tú, pide ahora mismo una contraseña nueva en la página de inicio de sesión.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Se ha cambiado tu correo electrónico',
    text: [
      `Tu cuenta de Quillhouse ${user_name} tiene ahora otra dirección de correo. Ya no llegarán aquí mensajes sobre ella.`,
      'Si no has sido tú, avisa ahora mismo a tu editor o al equipo de Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Otra forma de entrar en tu cuenta',
    text: [
      `A partir de ahora ${provider} te da acceso a tu cuenta de Quillhouse ${user_name} sin contraseña.`,
      'Si no has sido tú, inicia sesión, desvincúlalo en tu perfil y cambia ahora mismo tu contraseña.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Se ha eliminado una forma de entrar',
    text: [
      `${provider} ya no te da acceso a tu cuenta de Quillhouse ${user_name}.`,
      'Si no has sido tú, cambia ahora mismo tu contraseña.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Tu cuenta se ha fusionado',
    text: [
      `Tu cuenta de Quillhouse ${user_name} se ha fusionado con tu cuenta ${main} y está cerrada. Allí están tus obras, mensajes e ingresos; a partir de ahora inicia sesión con esa cuenta.`,
      'Si no has sido tú, avisa ahora mismo a tu editor o al equipo de Quillhouse.',
    ],
  }),
};
