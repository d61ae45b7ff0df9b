import { useQuery } from '@tanstack/react-query';
import { listMyEditors } from '#domain/editors/editors.calls.ts';
import { send } from './api/client.ts';
import { myEditorKeys } from './api/queryKeys.ts';

/** Who edits the author's stories (portal.md section 3, 'Editor'). */
export const useMyEditors = () =>
  useQuery({ queryKey: myEditorKeys.all, queryFn: async () => (await send(listMyEditors, {})).items });
