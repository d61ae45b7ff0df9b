import type { Messages } from '../../types.ts';

export default {
  title: 'Convidar autores',
  sent_list: 'Convites enviados',
  search: 'Buscar por título',
  empty: 'Nenhuma obra para convidar',
  empty_text: 'Aqui aparecem obras sem contrato, nos seus idiomas e sem outro editor.',
  accepted: 'Aceito: você é o editor desta obra.',
  never: 'Não quer ser convidado de novo',
  again: 'Pode ser convidado de novo a partir de %{time}',
  waits: 'Convidado. O autor ainda não respondeu.',
  open: 'Convidar',
  dialog: 'Convidar o autor de “%{title}”',
  note: 'Algumas palavras ao autor',
  note_hint: 'O autor lê junto com o convite.',
  send: 'Enviar convite',
  sent: 'Convite enviado.',
} satisfies Messages['invite'];
