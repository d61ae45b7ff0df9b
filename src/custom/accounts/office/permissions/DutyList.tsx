import { duties, type Duty } from '#domain/accounts/duties.ts';
import { can, type Role } from '#domain/roles.ts';
import { useT } from '../../../../i18n/index.ts';
import css from './permissions.module.css';

const names = Object.keys(duties) as Duty[];

/** What a role does besides what it does with records. */
export function DutyList({ role }: { role: Role }) {
  const t = useT();
  const ofRole = names.filter((name) => can(role, duties[name].roles));
  if (ofRole.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('accounts.seldom.doing')}</h2>
      <ul className={css.pages}>
        {ofRole.map((name) => (
          <li key={name}>{t(`accounts.seldom.duties.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
}
