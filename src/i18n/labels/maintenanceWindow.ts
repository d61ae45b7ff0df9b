import type { maintenanceWindow } from '#domain/system/maintenanceWindow.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Maintenance window |||| Maintenance windows',
    fields: {
      name: 'Name',
      starts_at: 'Starts',
      ends_at: 'Ends',
    },
  },
  'zh-CN': {
    name: '维护时段',
    fields: {
      name: '名称',
      starts_at: '开始时间',
      ends_at: '结束时间',
    },
  },
  ru: {
    name: 'Период обслуживания |||| Периоды обслуживания |||| Периодов обслуживания',
    fields: {
      name: 'Название',
      starts_at: 'Начало',
      ends_at: 'Конец',
    },
  },
  es: {
    name: 'Periodo de mantenimiento |||| Periodos de mantenimiento',
    fields: {
      name: 'Nombre',
      starts_at: 'Inicio',
      ends_at: 'Fin',
    },
  },
  vi: {
    name: 'Thời gian bảo trì |||| Thời gian bảo trì',
    fields: {
      name: 'Tên',
      starts_at: 'Bắt đầu',
      ends_at: 'Kết thúc',
    },
  },
  ko: {
    name: '점검 기간',
    fields: {
      name: '이름',
      starts_at: '시작',
      ends_at: '종료',
    },
  },
  id: {
    name: 'Jadwal pemeliharaan',
    fields: {
      name: 'Nama',
      starts_at: 'Mulai',
      ends_at: 'Selesai',
    },
  },
  pt: {
    name: 'Período de manutenção |||| Períodos de manutenção',
    fields: {
      name: 'Nome',
      starts_at: 'Início',
      ends_at: 'Fim',
    },
  },
  th: {
    name: 'ช่วงปิดปรับปรุง',
    fields: {
      name: 'ชื่อ',
      starts_at: 'เริ่ม',
      ends_at: 'สิ้นสุด',
    },
  },
  fr: {
    name: 'Période de maintenance |||| Périodes de maintenance',
    fields: {
      name: 'Nom',
      starts_at: 'Début',
      ends_at: 'Fin',
    },
  },
} satisfies Labels<typeof maintenanceWindow>;
