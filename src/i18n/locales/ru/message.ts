import type { Messages } from '../../types.ts';

export default {
  tabs: 'Вид сообщений',
  tab: {
    all: 'Все',
    system: 'Система',
    sign: 'Договор',
    story: 'История',
  },
  new: 'Новое',
  arrived: 'Новые сообщения',
  read_all: 'Прочитать все',
  clear: 'Очистить',
  remove: 'Убрать',
  cleared: 'Убрано %{count} сообщение. |||| Убрано %{count} сообщения. |||| Убрано %{count} сообщений.',
  restored: 'Сообщения возвращены.',
  open: {
    story: 'Открыть историю',
    chapter: 'Открыть главу',
    contract: 'Перейти к договору',
    profile: 'Открыть профиль',
    handbook: 'Открыть руководство',
  },
  empty: 'Сообщений нет',
  empty_text: 'Здесь появятся новости об аккаунте, договорах и историях.',
} satisfies Messages['message'];
