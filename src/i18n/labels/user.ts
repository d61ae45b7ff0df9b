import type { user } from '#domain/accounts/user.entity.ts';
import type { Labels } from '../types.ts';

export default {
  en: {
    name: 'User |||| Users',
    fields: {
      user_name: 'User name',
      pen_name: 'Pen name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      avatar: 'Picture',
    },
    choices: {
      status: { active: 'Active', blocked: 'Blocked', closed: 'Closed' },
    },
  },
  'zh-CN': {
    name: '用户',
    fields: {
      user_name: '用户名',
      pen_name: '笔名',
      email: '邮箱',
      role: '角色',
      status: '状态',
      avatar: '头像',
    },
    choices: {
      status: { active: '正常', blocked: '已封禁', closed: '已注销' },
    },
  },
  ru: {
    name: 'Пользователь |||| Пользователи |||| Пользователей',
    fields: {
      user_name: 'Имя пользователя',
      pen_name: 'Псевдоним',
      email: 'Эл. почта',
      role: 'Роль',
      status: 'Статус',
      avatar: 'Аватар',
    },
    choices: {
      status: { active: 'Активен', blocked: 'Заблокирован', closed: 'Закрыт' },
    },
  },
  es: {
    name: 'Usuario |||| Usuarios',
    fields: {
      user_name: 'Nombre de usuario',
      pen_name: 'Seudónimo',
      email: 'Correo',
      role: 'Rol',
      status: 'Estado',
      avatar: 'Avatar',
    },
    choices: {
      status: { active: 'Activo', blocked: 'Bloqueado', closed: 'Cerrado' },
    },
  },
  vi: {
    name: 'Người dùng |||| Người dùng',
    fields: {
      user_name: 'Tên người dùng',
      pen_name: 'Bút danh',
      email: 'Email',
      role: 'Vai trò',
      status: 'Trạng thái',
      avatar: 'Ảnh đại diện',
    },
    choices: {
      status: { active: 'Hoạt động', blocked: 'Bị khóa', closed: 'Đã đóng' },
    },
  },
  ko: {
    name: '사용자',
    fields: {
      user_name: '사용자 이름',
      pen_name: '필명',
      email: '이메일',
      role: '역할',
      status: '상태',
      avatar: '프로필 사진',
    },
    choices: {
      status: { active: '정상', blocked: '차단됨', closed: '해지됨' },
    },
  },
  id: {
    name: 'Pengguna',
    fields: {
      user_name: 'Nama pengguna',
      pen_name: 'Nama pena',
      email: 'Email',
      role: 'Peran',
      status: 'Status',
      avatar: 'Foto profil',
    },
    choices: {
      status: { active: 'Aktif', blocked: 'Diblokir', closed: 'Ditutup' },
    },
  },
  pt: {
    name: 'Usuário |||| Usuários',
    fields: {
      user_name: 'Nome de usuário',
      pen_name: 'Pseudônimo',
      email: 'E-mail',
      role: 'Função',
      status: 'Status',
      avatar: 'Foto',
    },
    choices: {
      status: { active: 'Ativo', blocked: 'Bloqueado', closed: 'Encerrado' },
    },
  },
  th: {
    name: 'ผู้ใช้',
    fields: {
      user_name: 'ชื่อผู้ใช้',
      pen_name: 'นามปากกา',
      email: 'อีเมล',
      role: 'บทบาท',
      status: 'สถานะ',
      avatar: 'รูปโปรไฟล์',
    },
    choices: {
      status: { active: 'ใช้งานอยู่', blocked: 'ถูกระงับ', closed: 'ปิดแล้ว' },
    },
  },
  fr: {
    name: 'Utilisateur |||| Utilisateurs',
    fields: {
      user_name: 'Nom d’utilisateur',
      pen_name: 'Nom de plume',
      email: 'E-mail',
      role: 'Rôle',
      status: 'Statut',
      avatar: 'Avatar',
    },
    choices: {
      status: { active: 'Actif', blocked: 'Bloqué', closed: 'Fermé' },
    },
  },
} satisfies Labels<typeof user>;
