import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Se cambió tu cuenta de cobro',
    text: [
      `Se acaba de cambiar la cuenta de cobro de tu cuenta de Quillhouse ${user_name}. Por seguridad no se pagará nada hasta el ${until}.`,
      'Si no fuiste tú, cambia la contraseña enseguida y avisa al equipo de Quillhouse.',
    ],
  }),
};
