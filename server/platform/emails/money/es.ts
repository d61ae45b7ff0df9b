import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Se cambió tu cuenta de cobro',
    text: [
      `Se acaba de cambiar la cuenta de cobro de tu cuenta de Quillhouse ${user_name}. Por seguridad no se pagará nada hasta el ${until}.`,
      'Si no fuiste tú, cambia la contraseña enseguida y avisa al equipo de Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Tu pago de ${month} necesita una corrección`,
    text: [
      `Tu confirmación de ${month} no se aceptó. El motivo:`,
      reason,
      `Corrige tus datos en Quillhouse y vuelve a confirmar antes del ${until}. Después, el importe pasará al mes siguiente.`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `Tu pago de ${month} está en camino`,
    text: [`Hemos transferido ${amount} por ${month}. El plazo depende de tu banco o servicio de pago.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Tu pago de ${month} no llegó`,
    text: [
      `La transferencia de ${amount} por ${month} falló. El motivo:`,
      reason,
      'No se pierde nada: el importe pasa al mes siguiente. Revisa tus datos de cobro en el perfil.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Respuesta a tu pregunta sobre la liquidación de ${month}`,
    text: [...(title ? [`Finanzas ha respondido a tu pregunta sobre «${title}»:`] : []), answer],
  }),
};
