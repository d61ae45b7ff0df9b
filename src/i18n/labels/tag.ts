import type { tag } from '#domain/stories/tag.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'Tag |||| Tags',
    fields: {
      name: 'Name',
      code: 'Code',
      group: 'Group',
      position: 'Position',
      offered: 'Offered',
    },
    choices: {
      group: { genre: 'Genre', plot: 'Plot', identity: 'Identity', character: 'Character', background: 'Background' },
    },
  },
  'zh-CN': {
    name: '标签',
    fields: {
      name: '名称',
      code: '代码',
      group: '分组',
      position: '排序',
      offered: '可选用',
    },
    choices: {
      group: { genre: '类型', plot: '情节', identity: '身份', character: '人物', background: '背景' },
    },
  },
  ru: {
    name: 'Тег |||| Теги |||| Тегов',
    fields: {
      name: 'Название',
      code: 'Код',
      group: 'Группа',
      position: 'Порядок',
      offered: 'Доступен',
    },
    choices: {
      group: { genre: 'Жанр', plot: 'Сюжет', identity: 'Типаж', character: 'Характер', background: 'Сеттинг' },
    },
  },
  es: {
    name: 'Etiqueta |||| Etiquetas',
    fields: {
      name: 'Nombre',
      code: 'Código',
      group: 'Grupo',
      position: 'Orden',
      offered: 'Disponible',
    },
    choices: {
      group: {
        genre: 'Género',
        plot: 'Trama',
        identity: 'Identidad',
        character: 'Carácter',
        background: 'Ambientación',
      },
    },
  },
  vi: {
    name: 'Thẻ |||| Thẻ',
    fields: {
      name: 'Tên',
      code: 'Mã',
      group: 'Nhóm',
      position: 'Thứ tự',
      offered: 'Cho phép chọn',
    },
    choices: {
      group: {
        genre: 'Thể loại',
        plot: 'Cốt truyện',
        identity: 'Thân phận',
        character: 'Nhân vật',
        background: 'Bối cảnh',
      },
    },
  },
  ko: {
    name: '태그',
    fields: {
      name: '이름',
      code: '코드',
      group: '그룹',
      position: '순서',
      offered: '선택 가능',
    },
    choices: {
      group: { genre: '장르', plot: '소재', identity: '신분', character: '캐릭터', background: '배경' },
    },
  },
  id: {
    name: 'Tag',
    fields: {
      name: 'Nama',
      code: 'Kode',
      group: 'Kelompok',
      position: 'Urutan',
      offered: 'Ditawarkan',
    },
    choices: {
      group: { genre: 'Genre', plot: 'Alur', identity: 'Identitas', character: 'Karakter', background: 'Latar' },
    },
  },
  pt: {
    name: 'Tag |||| Tags',
    fields: {
      name: 'Nome',
      code: 'Código',
      group: 'Grupo',
      position: 'Ordem',
      offered: 'Disponível',
    },
    choices: {
      group: {
        genre: 'Gênero',
        plot: 'Enredo',
        identity: 'Identidade',
        character: 'Personagem',
        background: 'Ambientação',
      },
    },
  },
  th: {
    name: 'แท็ก',
    fields: {
      name: 'ชื่อ',
      code: 'รหัส',
      group: 'กลุ่ม',
      position: 'ลำดับ',
      offered: 'เปิดให้เลือก',
    },
    choices: {
      group: { genre: 'แนวเรื่อง', plot: 'พล็อต', identity: 'บทบาท', character: 'ตัวละคร', background: 'ฉากหลัง' },
    },
  },
  fr: {
    name: 'Tag |||| Tags',
    fields: {
      name: 'Nom',
      code: 'Code',
      group: 'Groupe',
      position: 'Ordre',
      offered: 'Proposé',
    },
    choices: {
      group: { genre: 'Genre', plot: 'Intrigue', identity: 'Identité', character: 'Caractère', background: 'Univers' },
    },
  },
} satisfies Labels<typeof tag>;
