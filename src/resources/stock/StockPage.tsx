import { ThemeProvider } from '@mui/material/styles';
import { useResourceContext } from 'ra-core';
import { useMemo, useRef, type ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { HouseTheme } from '../../ui/theme/HouseTheme.tsx';
import { useLocked } from '../lock/locked.ts';
import { RecordLock } from '../lock/RecordLock.tsx';
import { withDefaults } from './defaults.ts';
import { useElementText } from './useElementText.ts';
import css from '../kit.module.css';

interface Props {
  children: ReactNode;
}

/** The place of a page that is made of react-admin's own components. */
export function StockPage({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(useElementText(heading));
  const resource = useResourceContext();
  const entity = Object.values(entities).find((one: Entity<any>) => resourceOf(one) === resource);
  if (!entity) throw new Error(`a stock page belongs to a resource, not to '${resource}'`);
  return (
    <HouseTheme>
      {/* eslint-disable-next-line jsx-a11y/heading-has-content -- react-admin's <Title> writes here. */}
      <h1 id="react-admin-title" ref={heading} className={css.stockTitle} />
      <Locked entity={entity}>
        <Defaults entity={entity}>{children}</Defaults>
      </Locked>
    </HouseTheme>
  );
}

/** Holds the record of an edit page. */
function Locked({ entity, children }: Props & { entity: Entity<any> }) {
  const { id, '*': rest } = useMatch(`/${resourceOf(entity)}/:id/*`)?.params ?? {};
  if (!id || !/^\d+$/.test(id) || rest?.startsWith('show')) return children;
  return (
    <RecordLock entity={entity} id={Number(id)}>
      {children}
    </RecordLock>
  );
}

function Defaults({ entity, children }: Props & { entity: Entity<any> }) {
  const locked = useLocked();
  const theme = useMemo(() => withDefaults(entity, locked), [entity, locked]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
