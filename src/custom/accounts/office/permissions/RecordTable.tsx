import Check from 'lucide-react/icons/check';
import { useTranslate } from 'ra-core';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can, type Role } from '#domain/roles.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { listOfficeKeys } from '../../../../resources/menu.ts';
import { partsOf } from '../../../../resources/partsOf.tsx';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Scroller } from '../../../../ui/Scroller.tsx';
import css from './permissions.module.css';

const doings = ['read', 'create', 'update', 'delete'] as const;

/** The records that a role sees, and what it may do with them. */
export function RecordTable({ role }: { role: Role }) {
  const t = useT();
  return (
    <Scroller>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('accounts.seldom.record')}</th>
            {doings.map((doing) => (
              <th key={doing} scope="col">
                {t(`accounts.seldom.${doing}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listOfficeKeys(role).map((key) => (
            <RecordRow key={key} role={role} name={key} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function RecordRow({ role, name }: { role: Role; name: EntityKey }) {
  const t = useT();
  const translate = useTranslate();
  const getLabel = useFieldLabel();
  const entity: Entity<any> = entities[name];
  const { access, rowScope } = entity;
  const fields = [
    ...new Set(
      (['create', 'update'] as const).flatMap((doing) =>
        can(role, access[doing] ?? []) ? partsOf(entity).writable(role, doing) : [],
      ),
    ),
  ].map((source) => getLabel(entity, source));
  return (
    <tr>
      <th scope="row">
        {translate(`resources.${resourceOf(entity)}.name`, { smart_count: 2 })}
        {fields.length > 0 && <small>{t('accounts.seldom.writes', { fields: fields.join(', ') })}</small>}
        {rowScope[role] && <small>{t('accounts.seldom.own')}</small>}
      </th>
      {doings.map((doing) => (
        <td key={doing} className={css.may}>
          {can(role, access[doing] ?? []) ? <Check role="img" aria-label={t('common.office.yes')} /> : '–'}
        </td>
      ))}
    </tr>
  );
}
