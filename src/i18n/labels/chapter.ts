import type { chapter } from '#domain/entities/chapter.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Chapter |||| Chapters',
    fields: {
      fiction_id: 'Work',
      number: 'No.',
      title: 'Title',
      status: 'Status',
      word_count: 'Words',
      release_at: 'Scheduled for',
      published_at: 'Published',
      rejection_reason: 'Rejection reason',
    },
    choices: {
      status: {
        draft: 'Draft',
        pending_review: 'Pending review',
        pending_publish: 'Pending publish',
        published: 'Published',
        rejected: 'Rejected',
      },
    },
  },
  'zh-CN': {
    name: '章节',
    fields: {
      fiction_id: '作品',
      number: '章号',
      title: '章节名',
      status: '状态',
      word_count: '词数',
      release_at: '定时发布',
      published_at: '发布时间',
      rejection_reason: '驳回原因',
    },
    choices: {
      status: {
        draft: '草稿',
        pending_review: '待审核',
        pending_publish: '待发布',
        published: '已发布',
        rejected: '已驳回',
      },
    },
  },
  ru: {
    name: 'Глава |||| Главы |||| Глав',
    fields: {
      fiction_id: 'Произведение',
      number: '№',
      title: 'Название',
      status: 'Статус',
      word_count: 'Слов',
      release_at: 'Плановая публикация',
      published_at: 'Дата публикации',
      rejection_reason: 'Причина отклонения',
    },
    choices: {
      status: {
        draft: 'Черновик',
        pending_review: 'Ждёт проверки',
        pending_publish: 'Ждёт публикации',
        published: 'Опубликована',
        rejected: 'Отклонена',
      },
    },
  },
  es: {
    name: 'Capítulo |||| Capítulos',
    fields: {
      fiction_id: 'Obra',
      number: 'N.º',
      title: 'Título',
      status: 'Estado',
      word_count: 'Palabras',
      release_at: 'Publicación programada',
      published_at: 'Fecha de publicación',
      rejection_reason: 'Motivo del rechazo',
    },
    choices: {
      status: {
        draft: 'Borrador',
        pending_review: 'Revisión pendiente',
        pending_publish: 'Publicación pendiente',
        published: 'Publicado',
        rejected: 'Rechazado',
      },
    },
  },
  vi: {
    name: 'Chương |||| Chương',
    fields: {
      fiction_id: 'Tác phẩm',
      number: 'Chương số',
      title: 'Tên chương',
      status: 'Trạng thái',
      word_count: 'Số từ',
      release_at: 'Hẹn giờ đăng',
      published_at: 'Ngày đăng',
      rejection_reason: 'Lý do từ chối',
    },
    choices: {
      status: {
        draft: 'Bản nháp',
        pending_review: 'Chờ duyệt',
        pending_publish: 'Chờ đăng',
        published: 'Đã đăng',
        rejected: 'Bị từ chối',
      },
    },
  },
  ko: {
    name: '회차',
    fields: {
      fiction_id: '작품',
      number: '번호',
      title: '제목',
      status: '상태',
      word_count: '단어 수',
      release_at: '예약 게시',
      published_at: '게시일',
      rejection_reason: '반려 사유',
    },
    choices: {
      status: {
        draft: '초안',
        pending_review: '심사 대기',
        pending_publish: '게시 대기',
        published: '게시됨',
        rejected: '반려',
      },
    },
  },
  id: {
    name: 'Bab',
    fields: {
      fiction_id: 'Karya',
      number: 'Nomor',
      title: 'Judul',
      status: 'Status',
      word_count: 'Jumlah kata',
      release_at: 'Jadwal terbit',
      published_at: 'Tanggal terbit',
      rejection_reason: 'Alasan penolakan',
    },
    choices: {
      status: {
        draft: 'Draf',
        pending_review: 'Menunggu peninjauan',
        pending_publish: 'Menunggu terbit',
        published: 'Terbit',
        rejected: 'Ditolak',
      },
    },
  },
  pt: {
    name: 'Capítulo |||| Capítulos',
    fields: {
      fiction_id: 'Obra',
      number: 'Nº',
      title: 'Título',
      status: 'Status',
      word_count: 'Palavras',
      release_at: 'Publicação agendada',
      published_at: 'Data de publicação',
      rejection_reason: 'Motivo da recusa',
    },
    choices: {
      status: {
        draft: 'Rascunho',
        pending_review: 'Aguardando análise',
        pending_publish: 'Aguardando publicação',
        published: 'Publicado',
        rejected: 'Recusado',
      },
    },
  },
  th: {
    name: 'ตอน',
    fields: {
      fiction_id: 'ผลงาน',
      number: 'ตอนที่',
      title: 'ชื่อตอน',
      status: 'สถานะ',
      word_count: 'จำนวนคำ',
      release_at: 'ตั้งเวลาเผยแพร่',
      published_at: 'วันที่เผยแพร่',
      rejection_reason: 'เหตุผลที่ไม่ผ่าน',
    },
    choices: {
      status: {
        draft: 'ฉบับร่าง',
        pending_review: 'รอตรวจ',
        pending_publish: 'รอเผยแพร่',
        published: 'เผยแพร่แล้ว',
        rejected: 'ไม่ผ่าน',
      },
    },
  },
  fr: {
    name: 'Chapitre |||| Chapitres',
    fields: {
      fiction_id: 'Œuvre',
      number: 'N°',
      title: 'Titre',
      status: 'Statut',
      word_count: 'Mots',
      release_at: 'Publication programmée',
      published_at: 'Date de publication',
      rejection_reason: 'Motif du refus',
    },
    choices: {
      status: {
        draft: 'Brouillon',
        pending_review: 'À valider',
        pending_publish: 'À publier',
        published: 'Publié',
        rejected: 'Refusé',
      },
    },
  },
} satisfies Labels<typeof chapter>;
