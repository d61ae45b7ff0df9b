import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayRestore, type BulkItem } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { getBulkEdits, resourceOf, undoBulkEdit } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { currentRole } from '../../lib/session/session.ts';
import { EarlierList } from '../earlier/EarlierList.tsx';
import { auditKeys, bulkEditKeys, resourceKeys } from '../queryKeys.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import css from './bulk.module.css';

/** Records that are told by their numbers. */
const numbersAtMost = 20;

/** What its reader set in many records lately, each with the way back; what somebody changed since stays, and is told. */
export function EarlierEdits({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const label = useFieldLabel();
  const resource = resourceOf(entity);
  const role = currentRole()!;
  const [outcome, setOutcome] = useState<readonly BulkItem[]>();
  const { data } = useQuery({ queryKey: bulkEditKeys.of(entity), queryFn: () => getBulkEdits(resource) });
  const { run, pending } = useCommand(
    async (id: number) => {
      const items: BulkItem[] = [];
      for (let remaining = 1; remaining > 0;) {
        const answer = await undoBulkEdit(resource, id);
        items.push(...answer.items);
        setOutcome([...items]);
        ({ remaining } = answer);
      }
    },
    { invalidatesAlways: [auditKeys.all, resourceKeys.of(entity), bulkEditKeys.of(entity)] },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <div className={css.earlier}>
      <EarlierList
        title={t('common.office.bulk.earlier')}
        lines={data.items.map(({ fields, ...edit }) => ({
          ...edit,
          name: fields.map((name) => label(entity, name)).join(', '),
          isFinal: !fields.some((name) => mayRestore(entity, name, role)),
        }))}
        undo={t('common.shared.undo')}
        undone="common.office.bulk.undone_at"
        isOff={pending}
        onUndo={(id) => void run(id)}
      >
        {outcome && <Outcome items={outcome} />}
      </EarlierList>
    </div>
  );
}

/** How many have their earlier value back, and which stayed as they were, by what kept them. */
function Outcome({ items }: { items: readonly BulkItem[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  const left = items.filter(({ result }) => result !== 'changed' && result !== 'proposed');
  const results = [...new Set(left.map(({ result }) => result))];
  return (
    <p role="status">
      <strong>{formatCount('common.office.bulk.undone', items.length - left.length)}</strong>{' '}
      {left.length > 0 && formatCount('common.office.bulk.left', left.length)}
      {results.map((result) => (
        <small key={result} className={css.left}>
          {t(`common.office.bulk.became.${result}`)}:{' '}
          {left
            .filter((item) => item.result === result)
            .slice(0, numbersAtMost)
            .map(({ id }) => `#${id}`)
            .join(', ')}
        </small>
      ))}
    </p>
  );
}
