import type { Messages } from '../../types.ts';

export default {
  tabs: 'Tipo de mensaje',
  tab: {
    all: 'Todos',
    system: 'Sistema',
    sign: 'Contrato',
    story: 'Historia',
  },
  new: 'Nuevo',
  arrived: 'Mensajes nuevos',
  read_all: 'Marcar todos como leídos',
  clear: 'Vaciar',
  remove: 'Quitar',
  cleared: '%{count} mensaje quitado. |||| %{count} mensajes quitados.',
  restored: 'Los mensajes han vuelto.',
  open: {
    story: 'Abrir la historia',
    chapter: 'Abrir el capítulo',
    contract: 'Ir al contrato',
    profile: 'Abrir el perfil',
    handbook: 'Leer la guía',
  },
  empty: 'No hay mensajes',
  empty_text: 'Aquí aparecerán las novedades de tu cuenta, tus contratos y tus historias.',
} satisfies Messages['message'];
