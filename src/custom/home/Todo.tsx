import type { TodoItem as Item } from '#domain/home/home.calls.ts';
import { useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import css from './Home.module.css';

/** Where one goes to see to it. */
const placeOf: Record<Item['kind'], (item: Item) => string> = {
  missed: ({ fiction_id }) => `/story/release?id=${fiction_id}`,
  rejected: ({ fiction_id, chapter_id }) => `/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}`,
  contract: ({ fiction_id }) => `/sign?id=${fiction_id}`,
  signable: ({ fiction_id }) => `/sign?id=${fiction_id}`,
  comments: () => '/comments',
  messages: () => '/message',
};
const pressing = new Set<Item['kind']>(['missed', 'rejected', 'contract']);

/** What waits for the author, the most pressing first, each with the way to it. */
export function Todo({ items }: { items: readonly Item[] }) {
  const t = useT();
  if (items.length === 0) return <p className={css.muted}>{t('home.author.todo.none')}</p>;
  return (
    <ul className={css.todo}>
      {items.map((item) => {
        const { kind, count, title, number, fiction_id } = item;
        const key =
          kind === 'contract' ? `home.author.todo.contract.${item.contract_status}` : `home.author.todo.${kind}`;
        const args = { smart_count: count, count, title, number };
        return (
          <li key={`${kind} ${fiction_id}`}>
            <Link className={css.todoLink} to={placeOf[kind](item)}>
              <span className={pressing.has(kind) ? css.urgent : css.calm} aria-hidden />
              <span>{t(key as MessageKey, args)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
