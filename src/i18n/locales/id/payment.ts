import type { Messages } from '../../types.ts';

export default {
  title: 'Tujuan pembayaran Anda',
  now: 'Saat ini: %{type}. Anda dapat mengubahnya selama tidak ada transfer yang sedang diproses.',
  none: 'Belum ada yang tersimpan. Sebelum itu, pembayaran tidak dapat dilakukan.',
  fill: 'Isi sekarang',
  other: 'Setelah disimpan, pembayaran dikirim ke sini.',
  hold: 'Data ini baru saja diubah. Demi keamanan Anda, tidak ada pembayaran sebelum %{date}.',
  saved: 'Data pembayaran Anda tersimpan.',
  type: { bank: 'Transfer bank', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Bayarkan mulai dari',
  threshold_hint:
    'Setiap transfer dikenai biaya bank sekitar %{from} hingga %{to}. Jumlah di bawah batas dialihkan ke bulan berikutnya.',
  bank_no_hint: 'Angka saja. Setelah disimpan, hanya empat angka terakhir yang ditampilkan.',
  field: {
    account_name: 'Nama pemilik rekening',
    bank_no: 'Nomor rekening',
    account_bank: 'Nama bank',
    swift_code: 'Kode SWIFT',
    country_id_by_bank: 'Negara bank',
    payee_bank_address: 'Alamat bank',
    country_id_by_payee: 'Negara tempat tinggal',
    postcode: 'Kode pos',
    payee_address: 'Alamat Anda',
    remark: 'Catatan',
    payee: 'Nama penerima',
    payee_account: 'Email akun PayPal',
    payoneer_payee: 'Nama penerima',
    payoneer_account: 'Akun Payoneer',
    paypal_remark: 'Catatan',
    payoneer_comment: 'Catatan',
  },
} satisfies Messages['payment'];
