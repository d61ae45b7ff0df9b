import { user } from '#domain/accounts/user.entity.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';

/** Leads to the form of a new account. */
export function CreateLink() {
  const t = useT();
  return (
    <Link className="button" to={`/${resourceOf(user)}/create`}>
      {t('accounts.office.manage.create')}
    </Link>
  );
}
