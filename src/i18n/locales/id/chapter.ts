export default {
  status: {
    draft: 'Draf',
    pending_review: 'Menunggu peninjauan',
    pending_publish: 'Menunggu terbit',
    published: 'Terbit',
    rejected: 'Ditolak',
  },
  errors: {
    in_review: 'Bab ini sedang ditinjau atau menunggu terbit. Tarik kembali sebelum mengubahnya.',
    changed: 'Bab ini disimpan di tempat lain setelah kamu membukanya.',
    unsigned:
      'Hanya bab dari karya berkontrak yang bisa dikirim atau diterbitkan. Drafmu tetap dihitung untuk pengajuan kontrak.',
    not_deletable: 'Hanya draf dan bab yang ditolak dan belum dilihat pembaca yang bisa dihapus.',
    own_work: 'Tidak ada yang memutuskan karyanya sendiri.',
    decided: 'Bab ini sudah diubah atau diputuskan sementara itu. Buka lagi.',
    empty: 'Bab ini belum berisi tulisan.',
    contract_words:
      'Pengajuan kontrakmu butuh lebih dari %{more_than} kata, sedangkan cerita ini hanya akan tersisa %{left} kata. Tarik dulu pengajuannya, atau biarkan teks ini.',
    numbered: '%{count} bab memuat nomor bab di judul atau di awal teks. Hapus dulu.',
    flagged: '%{count} bab memuat konten terlarang atau kontak pribadi. Pastikan kamu tetap mengirimnya.',
  },
};
