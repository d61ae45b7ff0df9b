import { getEventPath } from '#domain/contests/eventPath.ts';
import type { TodoItem as Item } from '#domain/home/home.calls.ts';
import { todoContractStatuses } from '#domain/home/todo.ts';
import { statementPaths } from '#domain/statements/statementPaths.ts';
import { useT } from '../../../i18n/index.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import css from './Home.module.css';

/** Where one goes to see to it. */
const pathByKind: Record<Item['kind'], (item: Item) => string> = {
  statement: ({ statement }) => statementPaths.confirm(statement!.month),
  prize: ({ prize }) => getEventPath(prize!),
  missed: ({ fiction_id }) => `/story/release?id=${fiction_id}`,
  rejected: ({ fiction_id, chapter_id }) => `/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}`,
  contract: ({ fiction_id }) => `/sign?id=${fiction_id}`,
  signable: ({ fiction_id }) => `/sign?id=${fiction_id}`,
  comments: () => '/comments',
  messages: () => '/message',
};
const pressing = new Set<Item['kind']>(['statement', 'prize', 'missed', 'rejected', 'contract']);

function getSentence({ kind, contract_status, statement }: Item): MessageKey {
  if (kind === 'contract') {
    const status = todoContractStatuses.find((one) => one === contract_status);
    return `home.author.todo.contract.${status!}`;
  }
  if (kind === 'statement')
    return `home.author.todo.statement.${statement!.status === 'rejected' ? 'rejected' : 'pending'}`;
  return `home.author.todo.${kind}`;
}

/** What waits for the author, the most pressing first, each with the way to it. */
export function Todo({ items }: { items: readonly Item[] }) {
  const t = useT();
  const formatDate = useFormatDate();
  const formatDual = useDualTime();
  if (items.length === 0) return <p className={css.muted}>{t('home.author.todo.none')}</p>;
  return (
    <ul className={css.todo}>
      {items.map((item) => {
        const { kind, count, title, number, fiction_id, statement, prize } = item;
        const args = {
          smart_count: count,
          count,
          title,
          number,
          ...(statement && {
            month: formatDate(statement.month),
            amount: statement.amount,
            until: formatDual(statement.until),
          }),
          ...(prize && { until: formatDual(prize.until) }),
        };
        return (
          <li key={`${kind} ${fiction_id} ${prize?.slug} ${prize?.edition}`}>
            <Link className={css.todoLink} to={pathByKind[kind](item)}>
              <span className={pressing.has(kind) ? css.urgent : css.calm} aria-hidden />
              <span>{t(getSentence(item), args)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
