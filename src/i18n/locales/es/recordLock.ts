import type { Messages } from '../../types.ts';

export default {
  held: '%{name} tiene abierto este registro (desde: %{time}). Aquí puedes leerlo; para cambiarlo, hazte cargo.',
  lost: '%{name} se hizo cargo de este registro (%{time}). Lo que escribiste sigue aquí; para guardarlo, recupéralo.',
  take_over: 'Hacerme cargo',
  take_back: 'Recuperarlo',
  taken: 'Ahora lo tienes tú. Avisaremos a quien lo tenía abierto.',
} satisfies Messages['record_lock'];
