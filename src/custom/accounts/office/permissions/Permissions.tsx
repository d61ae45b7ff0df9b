import { useSearchParams } from 'react-router-dom';
import { user } from '#domain/accounts/user.entity.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { isInMenu, officePages } from '../../../../resources/officePages.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { DutyList } from './DutyList.tsx';
import { RecordTable } from './RecordTable.tsx';
import css from './permissions.module.css';

/** `/office/permissions?role=`: what a role may do, from the declarations that the server enforces. */
export function Permissions() {
  const t = useT();
  const getLabel = useFieldLabel();
  const [params, setParams] = useSearchParams();
  const role = staff.find((one) => one === params.get('role')) ?? staff[0]!;
  usePageTitle(t('accounts.office.permissions.title'));
  const pages = officePages.filter((page) => isInMenu(page) && can(role, page.roles));
  return (
    <div className="stack">
      <header className="page-head">
        <h1>{t('accounts.office.permissions.title')}</h1>
        <p className="muted">{t('accounts.seldom.text')}</p>
      </header>
      <div className={css.choice}>
        <SelectInput
          name="role"
          label={getLabel(user, 'role')}
          prompt={getLabel(user, 'role')}
          options={staff.map((code) => ({ code, name: t(`common.role.${code}`) }))}
          value={role}
          onChange={({ target }) => setParams({ role: target.value })}
        />
        <Link className="button quiet" to={getAccounts(role)}>
          {t('accounts.seldom.accounts')}
        </Link>
      </div>
      <section className="card">
        <h2>{t('accounts.seldom.records')}</h2>
        <RecordTable role={role} />
      </section>
      <DutyList role={role} />
      {pages.length > 0 && (
        <section className="card">
          <h2>{t('accounts.seldom.pages')}</h2>
          <ul className={css.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>{t(title)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The list of the accounts of a role. */
const getAccounts = (role: Role) =>
  `/${resourceOf(user)}?${new URLSearchParams({ filter: JSON.stringify({ role: [role] }) })}`;
