import { useNotify, useRecordContext } from 'ra-core';
import { giveRecord } from '#domain/home/delegations.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { delegationKeys, resourceKeys } from '../queryKeys.ts';
import { useDelegation } from './useDelegations.ts';

interface MarkProps {
  entity: Entity<any>;
  /** By itself that of the row. */
  id?: number;
  /** Behind a text, from which it is parted. */
  isBeside?: true;
}

/** Says in a row who has been given the record to decide on. */
export function GivenMark({ entity, id, isBeside }: MarkProps) {
  const t = useT();
  const record = useRecordContext();
  const delegation = useDelegation(entity, id ?? (record?.id as number | undefined));
  if (!delegation) return null;
  return (
    <>
      {isBeside && ' '}
      <StateChip tone={delegation.mine ? 'waiting' : 'plain'}>
        {delegation.mine
          ? t('home.office.give.from', { name: delegation.by })
          : t('home.office.give.with', { name: delegation.to })}
      </StateChip>
    </>
  );
}

interface Props {
  entity: Entity<any>;
  id: number;
  onDone: () => unknown;
}

/** The same beside the record, with what was said, and the way back to who gave it. */
export function GivenNote({ entity, id, onDone }: Props) {
  const t = useT();
  const notify = useNotify();
  const delegation = useDelegation(entity, id);
  const { run, pending } = useCommand(giveRecord, {
    invalidates: [delegationKeys.all, resourceKeys.lists(entity)],
    onSuccess: () => {
      notify('home.office.give.done', { messageArgs: { name: delegation?.by } });
      return onDone();
    },
  });
  if (!delegation) return null;
  const { resource, record_id, by_id: to_id } = delegation;
  return (
    <p className="actions" data-actions="">
      <GivenMark entity={entity} id={id} />
      {delegation.note && <q>{delegation.note}</q>}
      {delegation.mine && (
        <button
          type="button"
          className="link"
          disabled={pending}
          onClick={() => void run({ body: { resource, record_id, to_id, note: null } })}
        >
          {t('home.office.give.back')}
        </button>
      )}
    </p>
  );
}
