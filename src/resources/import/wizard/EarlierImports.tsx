import { useQuery } from '@tanstack/react-query';
import type { Entity } from '#domain/kit/entity.ts';
import { send } from '../../../lib/api/client.ts';
import { EarlierFiles } from '../../earlier/EarlierFiles.tsx';
import { importKeys } from '../../queryKeys.ts';
import type { ListImport } from './useListImport.ts';

/** What its reader imported lately into a list. */
export function EarlierImports({ entity, work }: { entity: Entity<any>; work: ListImport }) {
  const { data } = useQuery({
    queryKey: importKeys.of(entity),
    queryFn: () => send(work.calls!.imports, {}),
  });
  return <EarlierFiles files={data?.items} isOff={work.undoing || work.pending !== undefined} onUndo={work.undo} />;
}
