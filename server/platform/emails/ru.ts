import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/ru.ts';
import { money } from './money/ru.ts';
import { notice } from './notice/ru.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const ru: Letters = {
  ...contract,
  ...chapter.ru,
  ...community.ru,
  ...notice,
  ...money,
  ...statement.ru,
  ...step.ru,
  register_code: ({ code, minutes }) => ({
    subject: 'Код для регистрации в Quillhouse',
    text: [
      `Ваш код подтверждения: ${code}. Он действует ${minutes} минут.`,
      'Если вы не собирались регистрироваться в Quillhouse, ничего делать не нужно.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Подтвердите новый адрес эл. почты',
    text: [
      `Ваш код подтверждения: ${code}. Он действует ${minutes} минут.`,
      'Введите его в Quillhouse, и этот адрес станет адресом вашего аккаунта. Если вы об этом не просили, ничего делать не нужно.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Код для смены пароля',
    text: [
      `Ваш код подтверждения: ${code}. Он действует ${minutes} минут.`,
      'Введите его в Quillhouse, чтобы задать новый пароль, и никому его не сообщайте. Если вы об этом не просили, ничего делать не нужно: пароль останется прежним.',
    ],
  }),
  address_in_use: () => ({
    subject: 'У вас уже есть аккаунт Quillhouse',
    text: [
      'Кто-то, скорее всего вы, хотел указать этот адрес для аккаунта Quillhouse. Аккаунт с этим адресом уже есть, поэтому код не отправлен.',
      'Войдите с этим адресом. Если вы забыли пароль, запросите новый на странице входа. Если это были не вы, ничего делать не нужно.',
    ],
  }),
  no_account: () => ({
    subject: 'С этим адресом нет аккаунта Quillhouse',
    text: [
      'Кто-то, скорее всего вы, запросил новый пароль для этого адреса. Аккаунта Quillhouse с этим адресом нет, поэтому код не отправлен.',
      'Возможно, вы регистрировались с другим адресом. Если это были не вы, ничего делать не нужно.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Ваш пароль изменён',
    text: [
      `Пароль вашего аккаунта Quillhouse ${user_name} только что изменён, на всех остальных устройствах выполнен выход.`,
      'Если это были не вы, сразу же запросите новый пароль на странице входа.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Ваш адрес эл. почты изменён',
    text: [
      `У вашего аккаунта Quillhouse ${user_name} теперь другой адрес эл. почты. Письма о нём сюда больше не придут.`,
      'Если это были не вы, сразу же сообщите своему редактору или сотрудникам Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Новый способ входа в ваш аккаунт',
    text: [
      `Теперь в ваш аккаунт Quillhouse ${user_name} можно войти через ${provider}, без пароля.`,
      'Если это были не вы, сразу же войдите, отвяжите этот способ в профиле и смените пароль.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Способ входа удалён',
    text: [
      `Через ${provider} больше нельзя войти в ваш аккаунт Quillhouse ${user_name}.`,
      'Если это были не вы, сразу же смените пароль.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Ваш аккаунт объединён с другим',
    text: [
      `Ваш аккаунт Quillhouse ${user_name} объединён с вашим аккаунтом ${main} и закрыт. Ваши книги, сообщения и доход теперь там; входите через этот аккаунт.`,
      'Если это были не вы, сразу же сообщите своему редактору или сотрудникам Quillhouse.',
    ],
  }),
};
