import { Resource } from 'ra-core';
import { entities } from '#domain/entities/index.ts';
import { currentRole } from '../../authProvider/session.ts';
import { enterArea } from '../../i18n/index.ts';
import { viewsOf } from '../../kit/viewsOf.tsx';
import { App } from '../../layout/App.tsx';
import { HouseTheme } from '../../theme/HouseTheme.tsx';
import { officeKeys } from '../menu.ts';

await enterArea('office');

/** The back office: a resource for each entity that the role may read, generated from the entity. */
export default function Office() {
  const role = currentRole();
  if (!role) return null;
  return (
    <HouseTheme>
      <App>
        {officeKeys(role).map((key) => {
          const views = viewsOf(entities[key]);
          return <Resource key={views.name} {...views} />;
        })}
      </App>
    </HouseTheme>
  );
}
