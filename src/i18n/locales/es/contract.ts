import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: 'Nadie decide sobre su propia obra.',
    decided_before: 'Ya has decidido sobre esta solicitud. Esta decisión le corresponde a otra persona.',
    step: 'La solicitud ha avanzado mientras tanto. Ábrela de nuevo.',
    maintenance: 'Durante el mantenimiento, hasta %{to}, no se pueden solicitar ni firmar contratos.',
    status: 'Esta historia ya tiene un contrato firmado o en trámite.',
    genre: 'No se admiten fan fiction, prosa breve ni poesía.',
    words: 'La historia tiene %{words} palabras; para un contrato se necesitan más de %{more_than}.',
    attempts: 'Has agotado los %{total} intentos de esta historia.',
    profile: 'Tu perfil está incompleto. Rellena lo que falta.',
    lock: 'Tu editor ha bloqueado tu perfil: %{reason}',
    same_language: 'Todas las obras de una solicitud deben estar en el mismo idioma.',
    no_editor: 'Ahora mismo no hay ningún editor para este idioma.',
    no_template: 'Ahora mismo no hay ningún contrato de este tipo. Escribe a tu editor.',
    original: 'Confirma que la obra es original y que no es fan fiction, prosa breve ni poesía.',
    sentences: 'Escribe de %{min} a %{max} frases.',
    slots: 'En el texto hay un {{campo}} que nada rellena.',
    window_order: 'El final debe ser posterior al inicio.',
    link_expired: 'El enlace del contrato ha caducado. Ponte en contacto con tu editor.',
    document_changed: 'El contrato no es el que se emitió. Ponte en contacto con tu editor.',
    paper: 'Este contrato se firmó en papel. No es electrónico y no se puede ver.',
    invited: 'El autor aún no ha respondido a la última invitación.',
    invited_again: 'El autor no quiere que se le vuelva a preguntar antes del %{until}.',
    no_invitation: 'Ya no hay ninguna invitación para esta historia.',
  },
} satisfies Messages['contract'];
