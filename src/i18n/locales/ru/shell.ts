import type { Messages } from '../../types.ts';

export default {
  writers: 'Авторам',
  account: 'Аккаунт',
  personal_info: 'Личные данные',
  change_password: 'Сменить пароль',
  reader_app: 'Приложение',
  reader_app_text: 'Наведите камеру телефона на код, чтобы установить приложение для читателей.',
  reader_app_code: 'QR-код с адресом приложения для читателей',
  faq: 'Вопросы',
  new_window: 'откроется в новом окне',
  my_editor: 'Мой редактор',
  no_editor: 'Ни у одной вашей истории пока нет редактора.',
  events: 'События',
  unread: 'Непрочитанных: %{smart_count}',
  about: 'О платформе',
  partners: 'Наши партнёры по распространению',
  hide_partners: 'Скрыть партнёров',
  switch: {
    title: 'Сменить аккаунт?',
    text: 'Сейчас открыт аккаунт %{current}, а ссылка ведёт в аккаунт %{other}.',
    go: 'Перейти в %{other}',
    stay: 'Остаться в %{current}',
  },
} satisfies Messages['shell'];
