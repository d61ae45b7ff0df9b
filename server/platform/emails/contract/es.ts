import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `El contrato de «${title}» está listo para firmar`,
    text: [
      `Tu solicitud para «${title}» se ha aprobado y el contrato está listo.`,
      `Léelo en Quillhouse y fírmalo antes del ${until}. Después el enlace caduca y tendrías que volver a solicitarlo; eso no gasta ningún intento.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `Sobre tu solicitud para «${title}»`,
    text: [
      `Por ahora no podemos ofrecerte un contrato para «${title}». Esto es lo que han escrito nuestros revisores:`,
      notice,
      left === 0
        ? 'Has agotado los intentos de esta obra. La historia sigue siendo tuya y puedes seguir escribiéndola.'
        : `Puedes revisar la obra y volver a solicitarlo. Intentos restantes: ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `El contrato de «${title}» está firmado`,
    text: [
      `¡Enhorabuena! El contrato de «${title}» está en vigor. Su número es ${number}.`,
      'Tienes el contrato y su certificado en Quillhouse. Ya puedes enviar a revisión y publicar tus capítulos.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `El enlace del contrato de «${title}» ha caducado`,
    text: [
      `El contrato de «${title}» no se firmó a tiempo, así que su enlace ya no es válido.`,
      'Puedes volver a solicitarlo cuando quieras: no has gastado ningún intento. Si tienes dudas, escribe a tu editor.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `Han cambiado los datos de «${from}»`,
    text: [
      from === title
        ? `El género de «${title}» ha cambiado.`
        : genre
          ? `El título y el género de «${from}» han cambiado; ahora se llama «${title}».`
          : `Tu obra «${from}» se llama ahora «${title}».`,
      `Motivo: ${reason}`,
      'Tu contrato sigue igual. Escribe a tu editor si algo no es correcto.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `Un editor quiere trabajar contigo en «${title}»`,
    text: [
      `${editor} ha leído «${title}» y te invita a solicitar un contrato.`,
      'Puedes aceptar o rechazar la invitación en Quillhouse. Si la rechazas, dinos cuándo podemos volver a preguntarte.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Tu perfil está bloqueado por ahora',
    text: [
      'Tu editor ha bloqueado tus datos personales:',
      reason,
      'Mientras estén bloqueados solo puedes cambiar tu foto. Si algo no es correcto, escribe a tu editor.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Tu perfil está desbloqueado',
    text: ['Tu editor ha desbloqueado tus datos personales. Ya puedes volver a cambiarlos.'],
  }),
};
