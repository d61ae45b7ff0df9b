import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/id.ts';
import { money } from './money/id.ts';
import { notice } from './notice/id.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const id: Letters = {
  ...contract,
  ...chapter.id,
  ...community.id,
  ...notice,
  ...money,
  ...statement.id,
  ...step.id,
  register_code: ({ code, minutes }) => ({
    subject: 'Kode pendaftaran Quillhouse Anda',
    text: [
      `Kode konfirmasi Anda adalah ${code}. Kode ini berlaku selama ${minutes} menit.`,
      'Jika Anda tidak meminta untuk mendaftar di Quillhouse, abaikan saja email ini.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Konfirmasi alamat email baru Anda',
    text: [
      `Kode konfirmasi Anda adalah ${code}. Kode ini berlaku selama ${minutes} menit.`,
      'Masukkan kode ini di Quillhouse, dan alamat ini menjadi alamat akun Anda. Jika Anda tidak memintanya, abaikan saja email ini.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Kode untuk kata sandi baru Anda',
    text: [
      `Kode konfirmasi Anda adalah ${code}. Kode ini berlaku selama ${minutes} menit.`,
      'Masukkan kode ini di Quillhouse untuk membuat kata sandi baru, dan jangan berikan kepada siapa pun. Jika Anda tidak memintanya, abaikan saja email ini: kata sandi Anda tidak berubah.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Anda sudah memiliki akun Quillhouse',
    text: [
      'Seseorang, mungkin Anda sendiri, ingin memakai alamat ini untuk akun Quillhouse. Alamat ini sudah dipakai sebuah akun, jadi kami tidak mengirim kode.',
      'Silakan masuk dengan alamat ini. Jika lupa kata sandi, mintalah yang baru di halaman masuk. Jika itu bukan Anda, Anda tidak perlu melakukan apa pun.',
    ],
  }),
  no_account: () => ({
    subject: 'Tidak ada akun Quillhouse dengan alamat ini',
    text: [
      'Seseorang, mungkin Anda sendiri, meminta kata sandi baru untuk alamat ini. Tidak ada akun Quillhouse dengan alamat ini, jadi kami tidak mengirim kode.',
      'Mungkin Anda mendaftar dengan alamat lain. Jika itu bukan Anda, Anda tidak perlu melakukan apa pun.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Kata sandi Anda telah diubah',
    text: [
      `Kata sandi akun Quillhouse ${user_name} baru saja diubah, dan akun ini telah keluar dari semua perangkat lain.`,
      'Jika itu bukan Anda, segera minta kata sandi baru di halaman masuk.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Alamat email Anda telah diubah',
    text: [
      `Akun Quillhouse ${user_name} sekarang memakai alamat email lain. Email tentang akun ini tidak akan dikirim ke sini lagi.`,
      'Jika itu bukan Anda, segera beri tahu editor Anda atau staf Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Cara masuk baru ke akun Anda',
    text: [
      `Mulai sekarang ${provider} memasukkan Anda ke akun Quillhouse ${user_name} tanpa kata sandi.`,
      'Jika itu bukan Anda, segera masuk, lepaskan tautannya di profil, dan ubah kata sandi Anda.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Satu cara masuk telah dihapus',
    text: [
      `${provider} tidak lagi memasukkan Anda ke akun Quillhouse ${user_name}.`,
      'Jika itu bukan Anda, segera ubah kata sandi Anda.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Akun Anda telah digabungkan',
    text: [
      `Akun Quillhouse ${user_name} telah digabungkan ke akun Anda ${main} dan sekarang ditutup. Karya, pesan, dan pendapatan Anda ada di sana; mulai sekarang silakan masuk dengan akun tersebut.`,
      'Jika itu bukan Anda, segera beri tahu editor Anda atau staf Quillhouse.',
    ],
  }),
};
