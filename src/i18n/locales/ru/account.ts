import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Войти',
  signing_in: 'Входим…',
  welcome: 'Дом, где истории продолжаются',
  welcome_text: 'Пишите на своём языке, публикуйте главу за главой — и вас прочтут на восьми.',
  account: 'Имя пользователя или эл. почта',
  password: 'Пароль',
  show_password: 'Показать пароль',
  hide_password: 'Скрыть пароль',
} satisfies Messages['account'];
