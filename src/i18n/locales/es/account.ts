import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Iniciar sesión',
  signing_in: 'Iniciando sesión…',
  welcome: 'La casa de las historias que continúan',
  welcome_text: 'Escribe en tu idioma, publica capítulo a capítulo y que te lean en ocho.',
  account: 'Usuario o correo electrónico',
  password: 'Contraseña',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
} satisfies Messages['account'];
