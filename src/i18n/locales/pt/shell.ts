import type { Messages } from '../../types.ts';

export default {
  writers: 'Para autores',
  account: 'Conta',
  personal_info: 'Dados pessoais',
  change_password: 'Alterar a senha',
  reader_app: 'App de leitura',
  reader_app_text: 'Escaneie o código com o celular para baixar o app de leitura.',
  reader_app_code: 'Código QR com o endereço do app de leitura',
  faq: 'Dúvidas',
  new_window: 'abre em uma nova janela',
  my_editor: 'Meu editor',
  no_editor: 'Nenhuma das suas histórias tem editor ainda.',
  events: 'Eventos',
  unread: '%{smart_count} não lidas',
  about: 'Sobre a casa',
  partners: 'Nossos parceiros de distribuição',
  hide_partners: 'Ocultar os parceiros',
  switch: {
    title: 'Trocar de conta?',
    text: 'Você entrou como %{current}. O link que você abriu é da conta %{other}.',
    go: 'Trocar para %{other}',
    stay: 'Continuar como %{current}',
  },
} satisfies Messages['shell'];
