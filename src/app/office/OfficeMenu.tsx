import { currentRole } from '../../lib/session/session.ts';
import { officeMenu } from '../../resources/menu.ts';
import { Sidebar } from '../layout/Sidebar.tsx';
import { officeIcons } from './icons.ts';

export const OfficeMenu = () => <Sidebar groups={officeMenu(currentRole()!)} icons={officeIcons} />;
