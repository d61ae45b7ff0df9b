import type { Messages } from '../../types.ts';

export default {
  title: 'Historial de cambios',
  empty: 'Aún no se ha anotado nada.',
  platform: 'La plataforma',
  reason: 'Motivo',
  none: 'ninguno',
  action: {
    create: 'Creación',
    update: 'Cambio',
    release: 'Publicación',
    set_share: 'Parte del autor fijada',
    apply: 'Solicitud',
    take: 'Inicio de la revisión',
    approve: 'Aprobación',
    sign: 'Firma',
    confirm: 'Confirmación',
    reject: 'Rechazo',
    cancel: 'Cancelación',
    expire: 'Vencimiento',
  },
} satisfies Messages['trail'];
