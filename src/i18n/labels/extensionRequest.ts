import type { extensionRequest } from '#domain/translation/extensionRequest.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Extension request |||| Extension requests',
    fields: {
      task_id: 'Translation task',
      days: 'Days',
      reason: 'Reason',
      status: 'Status',
    },
    choices: {
      status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    },
  },
  'zh-CN': {
    name: '延期申请',
    fields: {
      task_id: '翻译任务',
      days: '延期天数',
      reason: '申请理由',
      status: '状态',
    },
    choices: {
      status: { pending: '待审批', approved: '已通过', rejected: '已驳回' },
    },
  },
  ru: {
    name: 'Запрос на продление |||| Запросы на продление |||| Запросов на продление',
    fields: {
      task_id: 'Задание на перевод',
      days: 'Дней',
      reason: 'Причина',
      status: 'Статус',
    },
    choices: {
      status: { pending: 'На рассмотрении', approved: 'Одобрен', rejected: 'Отклонён' },
    },
  },
  es: {
    name: 'Solicitud de prórroga |||| Solicitudes de prórroga',
    fields: {
      task_id: 'Tarea de traducción',
      days: 'Días',
      reason: 'Motivo',
      status: 'Estado',
    },
    choices: {
      status: { pending: 'Pendiente', approved: 'Aprobada', rejected: 'Rechazada' },
    },
  },
  vi: {
    name: 'Yêu cầu gia hạn |||| Yêu cầu gia hạn',
    fields: {
      task_id: 'Nhiệm vụ dịch',
      days: 'Số ngày',
      reason: 'Lý do',
      status: 'Trạng thái',
    },
    choices: {
      status: { pending: 'Chờ duyệt', approved: 'Đã duyệt', rejected: 'Bị từ chối' },
    },
  },
  ko: {
    name: '기한 연장 신청',
    fields: {
      task_id: '번역 작업',
      days: '연장 일수',
      reason: '사유',
      status: '상태',
    },
    choices: {
      status: { pending: '승인 대기', approved: '승인', rejected: '반려' },
    },
  },
  id: {
    name: 'Pengajuan perpanjangan',
    fields: {
      task_id: 'Tugas terjemahan',
      days: 'Jumlah hari',
      reason: 'Alasan',
      status: 'Status',
    },
    choices: {
      status: { pending: 'Menunggu', approved: 'Disetujui', rejected: 'Ditolak' },
    },
  },
  pt: {
    name: 'Pedido de prorrogação |||| Pedidos de prorrogação',
    fields: {
      task_id: 'Tarefa de tradução',
      days: 'Dias',
      reason: 'Motivo',
      status: 'Status',
    },
    choices: {
      status: { pending: 'Pendente', approved: 'Aprovado', rejected: 'Recusado' },
    },
  },
  th: {
    name: 'คำขอขยายเวลา',
    fields: {
      task_id: 'งานแปล',
      days: 'จำนวนวัน',
      reason: 'เหตุผล',
      status: 'สถานะ',
    },
    choices: {
      status: { pending: 'รออนุมัติ', approved: 'อนุมัติแล้ว', rejected: 'ไม่อนุมัติ' },
    },
  },
  fr: {
    name: 'Demande de prolongation |||| Demandes de prolongation',
    fields: {
      task_id: 'Tâche de traduction',
      days: 'Jours',
      reason: 'Motif',
      status: 'Statut',
    },
    choices: {
      status: { pending: 'En attente', approved: 'Approuvée', rejected: 'Refusée' },
    },
  },
} satisfies Labels<typeof extensionRequest>;
