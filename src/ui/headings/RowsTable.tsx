import type { ReactNode, Ref } from 'react';
import { Scroller } from '../Scroller.tsx';
import { moveFocus } from './moveFocus.ts';
import css from './rows.module.css';

interface Props {
  columns: readonly { name: string; amount?: true }[];
  body?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
}

/** The rows of an import, from whose fields keys lead to those above and below. */
export const RowsTable = ({ columns, body, children }: Props) => (
  <Scroller className="framed">
    <table className={`table ${css.rows}`}>
      <thead>
        <tr>
          {columns.map(({ name, amount }) => (
            <th key={name} scope="col" className={amount && 'amount'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* The keys are the fields' own; the body only hears where they lead. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={moveFocus}>
        {children}
      </tbody>
    </table>
  </Scroller>
);
