import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Bulan ini baru saja ditutup. Silakan coba lagi: akan dicatat di bulan berikutnya.',
    positive: 'Isi jumlah yang lebih dari nol.',
    future_day: 'Tanggal ini belum tiba.',
    no_csv: 'Ini bukan berkas CSV UTF-8 dengan jumlah kolom yang sama di setiap baris.',
    many_lines: 'Satu berkas paling banyak %{max} baris. Bagi menjadi beberapa berkas.',
    no_lines: 'Berkas ini hanya berisi baris judul.',
    columns: 'Kolomnya harus %{columns}. Periksa: %{wrong}.',
    not_signed: 'Karya ini belum berkontrak.',
    line_twice: 'Aplikasi, tanggal, karya, dan bahasa yang sama sudah ada di baris %{line}.',
    line_booked: 'Baris ini sudah dibukukan dengan impor %{id}.',
    lines_booked: 'Sebagian baris ini baru saja dibukukan dari berkas lain. Periksa lagi berkasnya.',
    same_file: 'Berkas ini sudah dibukukan: impor %{id}.',
    reversed: 'Impor ini sudah dibatalkan.',
    own_money: 'Tidak ada yang menyetujui buatannya sendiri. Orang lain yang harus memutuskan.',
    deadline: 'Tenggat harus hari antara %{from} dan %{until}.',
    unsound:
      'Laporan ini tidak lagi sama dengan saat ditutup, jadi tidak bisa disetujui. Beri tahu tim teknis platform.',
    decided: 'Ini sudah diputuskan. Buka lagi.',
    bonus_exclusive: 'Bonus pembaruan hanya untuk karya eksklusif yang sudah berkontrak.',
    bonus_idle_days: 'Ada %{idle_days} hari tanpa tulisan dalam sebulan; paling banyak %{max}.',
    bonus_revenue: 'Karya eksklusifmu menghasilkan $%{revenue} bulan itu; bonus untuk di bawah $%{below}.',
    bonus_once: 'Kamu sudah mengajukan untuk bulan ini.',
    close_over: 'Bulan ini belum berakhir.',
    close_open: 'Bulan ini sudah ditutup.',
    close_before: 'Bulan ditutup berurutan: berikutnya %{month}.',
    close_balanced: 'Pembukuan tidak seimbang. Tidak ada yang bisa ditutup sebelum ini jelas.',
    payment_locked: 'Transfer sedang diproses. Data pembayaran bisa diubah setelah selesai.',
    range: 'Hari pertama harus sebelum hari terakhir; tampilan harian paling banyak %{days} hari.',
    nothing_to_confirm: 'Saat ini tidak ada yang perlu dikonfirmasi. Konfirmasi berlangsung tanggal 1 sampai 4, UTC+8.',
    other_statement:
      'Laporan ini sudah diselesaikan atau waktunya sudah lewat. Tutup jendela ini untuk melihat yang masih menunggu.',
    no_payment: 'Data pembayaranmu belum lengkap. Lengkapi dulu.',
    below_threshold: 'Jumlahnya di bawah minimum transfer $%{amount}. Dialihkan ke bulan berikutnya.',
    no_invoice: 'Faktur hanya diperlukan untuk transfer bank.',
    empty_signature: 'Gambar ini kosong. Tanda tangani lagi.',
    nothing_to_export:
      'Tidak ada pembayaran disetujui jenis ini yang menunggu diekspor. Ditahan karena ganti rekening: %{held}.',
    not_exported: 'Pembayaran ini belum diekspor.',
  },
} satisfies Messages['finance'];
