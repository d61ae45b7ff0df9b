import type { Messages } from '../../types.ts';

export default {
  writers: 'Para autores',
  account: 'Cuenta',
  personal_info: 'Datos personales',
  change_password: 'Cambiar la contraseña',
  reader_app: 'App de lectura',
  reader_app_text: 'Escanea el código con tu teléfono para instalar la app de lectura.',
  reader_app_code: 'Código QR con la dirección de la app de lectura',
  faq: 'Preguntas',
  new_window: 'se abre en una ventana nueva',
  my_editor: 'Mi editor',
  no_editor: 'Ninguna de tus historias tiene editor todavía.',
  events: 'Eventos',
  unread: '%{smart_count} sin leer',
  about: 'Acerca de la casa',
  partners: 'Nuestros socios de distribución',
  hide_partners: 'Ocultar los socios',
  switch: {
    title: '¿Cambiar de cuenta?',
    text: 'Tu sesión actual es %{current}. El enlace que abriste inicia la sesión de %{other}.',
    go: 'Cambiar a %{other}',
    stay: 'Seguir como %{current}',
  },
} satisfies Messages['shell'];
