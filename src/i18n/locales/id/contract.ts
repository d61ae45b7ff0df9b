import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: 'Tidak ada yang memutuskan karyanya sendiri.',
    decided_before: 'Kamu sudah memutuskan pengajuan ini. Keputusan ini harus diambil orang lain.',
    step: 'Status pengajuan ini sudah berubah. Buka lagi.',
    maintenance: 'Selama pemeliharaan, sampai %{to}, kontrak tidak bisa diajukan atau ditandatangani.',
    status: 'Kontrak cerita ini sedang diajukan atau sudah ditandatangani.',
    genre: 'Fan fiction, prosa, dan puisi tidak diterima.',
    words: 'Cerita ini punya %{words} kata; kontrak butuh lebih dari %{more_than}.',
    attempts: 'Semua %{total} percobaan untuk cerita ini sudah terpakai.',
    profile: 'Profilmu belum lengkap. Isi dulu yang kurang.',
    lock: 'Editormu mengunci profilmu: %{reason}',
    same_language: 'Semua karya dalam satu pengajuan harus berbahasa sama.',
    no_editor: 'Saat ini tidak ada editor untuk bahasa ini.',
    no_template: 'Saat ini belum ada kontrak jenis ini. Hubungi editormu.',
    original: 'Pastikan karya ini asli, bukan fan fiction, prosa, atau puisi.',
    sentences: 'Tulis %{min} sampai %{max} kalimat.',
    slots: 'Ada {{isian}} di teks yang tidak terisi apa pun.',
    window_order: 'Waktu selesai harus setelah waktu mulai.',
    link_expired: 'Tautan kontrak ini sudah kedaluwarsa. Hubungi editormu.',
    document_changed: 'Kontrak ini tidak sama dengan yang diterbitkan. Hubungi editormu.',
    paper: 'Kontrak ini ditandatangani di atas kertas. Bukan kontrak elektronik dan tidak bisa dilihat.',
    invited: 'Penulis belum menjawab undangan terakhir.',
    invited_again: 'Penulis tidak mau ditanya lagi sebelum %{until}.',
    no_invitation: 'Tidak ada lagi undangan untuk cerita ini.',
  },
} satisfies Messages['contract'];
