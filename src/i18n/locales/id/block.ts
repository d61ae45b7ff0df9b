import type { Messages } from '../../types.ts';

export default {
  block: 'Blokir',
  unblock: 'Buka blokir',
  ask_block: 'Blokir %{count} akun?',
  ask_unblock: 'Buka blokir %{count} akun?',
  hint: 'Akun yang diblokir langsung keluar dan tidak bisa masuk lagi. Karya, uang, dan pesan tetap ada.',
  unblock_hint: 'Akun bisa masuk lagi.',
  why: 'Mengapa? Alasannya disimpan di riwayat akun.',
  blocked: '%{count} akun diblokir',
  unblocked: 'Blokir %{count} akun dibuka',
} satisfies Messages['block'];
