import type { Messages } from '../../types.ts';

export default {
  held: '%{name} está com isto aberto desde: %{time}. Aqui você pode ler; para alterar, assuma.',
  lost: '%{name} assumiu isto: %{time}. O que você digitou continua aqui; para salvar, retome.',
  take_over: 'Assumir',
  take_back: 'Retomar',
  taken: 'Agora está com você. Quem estava com isto aberto será avisado.',
} satisfies Messages['record_lock'];
