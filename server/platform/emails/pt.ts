import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/pt.ts';
import { money } from './money/pt.ts';
import { notice } from './notice/pt.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const pt: Letters = {
  ...contract,
  ...chapter.pt,
  ...community.pt,
  ...notice,
  ...money,
  ...statement.pt,
  ...step.pt,
  register_code: ({ code, minutes }) => ({
    subject: 'Seu código de cadastro no Quillhouse',
    text: [
      `Seu código de confirmação é ${code}. Ele vale por ${minutes} minutos.`,
      'Se você não pediu para se cadastrar no Quillhouse, ignore este e-mail.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Confirme seu novo e-mail',
    text: [
      `Seu código de confirmação é ${code}. Ele vale por ${minutes} minutos.`,
      'Digite o código no Quillhouse e este passa a ser o endereço da sua conta. Se você não fez esse pedido, ignore este e-mail.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Seu código para uma nova senha',
    text: [
      `Seu código de confirmação é ${code}. Ele vale por ${minutes} minutos.`,
      'Digite o código no Quillhouse para criar uma nova senha e não o passe a ninguém. Se você não fez esse pedido, ignore este e-mail: sua senha continua a mesma.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Você já tem uma conta no Quillhouse',
    text: [
      'Alguém, provavelmente você, quis usar este endereço para uma conta no Quillhouse. Ele já pertence a uma conta, por isso não enviamos nenhum código.',
      'Entre com este endereço. Se você esqueceu a senha, peça uma nova na página de entrada. Se não foi você, não precisa fazer nada.',
    ],
  }),
  no_account: () => ({
    subject: 'Não há conta no Quillhouse com este endereço',
    text: [
      'Alguém, provavelmente você, pediu uma nova senha para este endereço. Ele não pertence a nenhuma conta no Quillhouse, por isso não enviamos nenhum código.',
      'Talvez você tenha se cadastrado com outro endereço. Se não foi você, não precisa fazer nada.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Sua senha foi alterada',
    text: [
      `A senha da sua conta ${user_name} no Quillhouse acaba de ser alterada, e a sessão foi encerrada em todos os outros dispositivos.`,
      'Se não foi você, peça imediatamente uma nova senha na página de entrada.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Seu e-mail foi alterado',
    text: [
      `Sua conta ${user_name} no Quillhouse agora tem outro e-mail. As mensagens sobre ela não chegarão mais aqui.`,
      'Se não foi você, avise imediatamente seu editor ou a equipe do Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Uma nova forma de entrar na sua conta',
    text: [
      `A partir de agora, ${provider} dá acesso à sua conta ${user_name} no Quillhouse, sem senha.`,
      'Se não foi você, entre, desvincule-o no seu perfil e troque sua senha imediatamente.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Uma forma de entrar foi removida',
    text: [
      `${provider} não dá mais acesso à sua conta ${user_name} no Quillhouse.`,
      'Se não foi você, troque sua senha imediatamente.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Sua conta foi unificada',
    text: [
      `Sua conta ${user_name} no Quillhouse foi unificada com a sua conta ${main} e está encerrada. Suas obras, mensagens e receitas estão lá; a partir de agora, entre com essa conta.`,
      'Se não foi você, avise imediatamente seu editor ou a equipe do Quillhouse.',
    ],
  }),
};
