import type { Messages } from '../../types.ts';

export default {
  title: 'История изменений',
  empty: 'Записей пока нет.',
  platform: 'Платформа',
  reason: 'Причина',
  none: 'нет',
  action: {
    create: 'Создание',
    update: 'Изменение',
    release: 'Выход',
    set_share: 'Изменение доли автора',
    apply: 'Подача заявки',
    take: 'Начало рассмотрения',
    approve: 'Одобрение',
    sign: 'Подписание',
    confirm: 'Подтверждение',
    reject: 'Отклонение',
    cancel: 'Отзыв',
    expire: 'Истечение срока',
  },
} satisfies Messages['trail'];
