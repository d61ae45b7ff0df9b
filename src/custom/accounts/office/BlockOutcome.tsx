import { useTranslate } from 'ra-core';
import type { blockAccounts } from '#domain/accounts/accounts.calls.ts';
import type { BlockResult } from '#domain/accounts/block.ts';
import { user } from '#domain/accounts/user.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import css from '../../../resources/bulk/bulk.module.css';

/** Why an account stayed as it was. */
const reasons: Record<Exclude<BlockResult, 'done'>, MessageKey> = {
  same: 'common.office.bulk.became.same',
  own: 'validation.own_account',
  invited: 'accounts.office.errors.invited',
  closed: 'accounts.office.errors.not_open',
  missing: 'common.office.bulk.became.missing',
};

interface Props {
  done: 'accounts.office.block.blocked' | 'accounts.office.block.unblocked';
  items: AnswerOf<typeof blockAccounts>['items'];
  onClose: () => void;
}

/** How many accounts were blocked or let back, and which stayed as they were, with the reason of each. */
export function BlockOutcome({ done, items, onClose }: Props) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const left = items.flatMap(({ result, ...item }) => (result === 'done' ? [] : [{ ...item, result }]));
  const doneCount = formatCount(done, items.length - left.length);
  return (
    <Dialog
      title={doneCount}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <p role="status">{formatCount('common.office.bulk.left', left.length)}</p>
      <Scroller className={css.scroll}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{translate(`resources.${resourceOf(user)}.name`, { smart_count: 1 })}</th>
              <th scope="col">{t('common.office.bulk.result')}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ id, user_name, result }) => (
              <tr key={id}>
                <td translate="no">{user_name ?? `#${id}`}</td>
                <td>{t(reasons[result])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Dialog>
  );
}
