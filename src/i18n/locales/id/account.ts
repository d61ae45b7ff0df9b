import type { Messages } from '../../types.ts';

export default {
  sign_in: 'Masuk',
  signing_in: 'Sedang masuk…',
  welcome: 'Rumah bagi cerita yang terus bersambung',
  welcome_text: 'Menulislah dalam bahasa Anda, terbitkan bab demi bab, dan temukan pembaca dalam delapan bahasa.',
  account: 'Nama pengguna atau email',
  password: 'Kata sandi',
  show_password: 'Tampilkan kata sandi',
  hide_password: 'Sembunyikan kata sandi',
} satisfies Messages['account'];
