import type { Messages } from '../../types.ts';

export default {
  held: '%{name} está com este registro aberto (desde: %{time}). Aqui você pode ler; para alterar, assuma.',
  lost: '%{name} assumiu este registro (%{time}). O que você digitou continua aqui; para salvar, retome.',
  take_over: 'Assumir',
  take_back: 'Retomar',
  taken: 'Agora está com você. Quem estava com isto aberto será avisado.',
} satisfies Messages['record_lock'];
