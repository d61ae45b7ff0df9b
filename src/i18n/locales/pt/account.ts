import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Entrar',
  signing_in: 'Entrando…',
  welcome: 'A casa das histórias que continuam',
  welcome_text: 'Escreva na sua língua, publique capítulo a capítulo e conquiste leitores em oito idiomas.',
  account: 'Nome de usuário ou e-mail',
  password: 'Senha',
  show_password: 'Mostrar a senha',
  hide_password: 'Ocultar a senha',
} satisfies Messages['account'];
