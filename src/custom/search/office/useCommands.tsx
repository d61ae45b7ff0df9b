import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import SunMoon from 'lucide-react/icons/sun-moon';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { setLanguage, useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { leave } from '../../../lib/routing/unsaved.ts';
import { signOut } from '../../../lib/session/account.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useKeysOn } from '../../../lib/singleKeys.ts';
import { filterButtonId, listKeyNames } from '../../../resources/list/keys/listKeys.ts';
import { listOfficeKeys, buildOfficeMenu } from '../../../resources/menu.ts';
import { officePages } from '../../../resources/officePages.ts';
import { setMode, useMode } from '../../../ui/theme/mode.ts';
import type { Item } from './items.ts';

/** The pages of the role's menu, and those besides that are of no record. */
export function usePages(icons: Record<string, ComponentType>): Item[] {
  const t = useT();
  const { translate } = useI18n();
  const group = t('search.office.pages');
  const role = currentRole()!;
  const items = buildOfficeMenu(role).flatMap(({ items }) => items);
  const unlisted = officePages
    .filter((page) => page.unlisted && can(role, page.roles))
    .map(({ path, title }) => ({ path, label: title }));
  return [...items, ...unlisted].map((item) => {
    const Icon = icons[item.path];
    const label = 'name' in item ? item.name : translate(item.label, { smart_count: 2 });
    return { key: item.path, group, label, icon: Icon && <Icon />, to: item.path };
  });
}

/** What can be done from everywhere. */
export function useActions(showKeys: () => void): Item[] {
  const t = useT();
  const { translate } = useI18n();
  const role = currentRole()!;
  const language = useLanguage();
  const other = useMode() === 'light' ? 'dark' : 'light';
  const group = t('search.office.actions');
  const [keysOn] = useKeysOn();
  // In a list a key tells them.
  const pressed = keysOn && document.getElementById(filterButtonId) ? listKeyNames.help : undefined;
  const creating = listOfficeKeys(role)
    .map((key): Entity<any> => entities[key])
    .filter(({ access }) => can(role, access.create ?? []))
    .map((entity): Item => {
      const resource = resourceOf(entity);
      const name = translate(`resources.${resource}.name`, { smart_count: 1 });
      return {
        key: `create ${resource}`,
        group,
        label: translate('ra.page.create', { name }),
        icon: <Plus />,
        to: `/${resource}/create`,
      };
    });
  const speaking = Object.entries(interfaceLanguages)
    .filter(([code]) => code !== language)
    .map(([code, name]): Item => ({
      key: `language ${code}`,
      group,
      label: t('search.office.language', { name }),
      icon: <Languages />,
      run: () => void setLanguage(code as InterfaceLanguage).catch(() => undefined),
      typedOnly: true,
    }));
  return [
    ...creating,
    ...speaking,
    { key: 'mode', group, label: t(`common.mode.${other}`), icon: <SunMoon />, run: () => setMode(other) },
    { key: 'person', group, label: t('layout.personal_info'), icon: <UserRound />, to: '/person' },
    { key: 'keys', group, label: t('search.office.keys'), icon: <Keyboard />, pressed, run: showKeys },
    { key: 'sign out', group, label: t('common.sign_out'), icon: <LogOut />, run: () => leave(() => void signOut()) },
  ];
}
