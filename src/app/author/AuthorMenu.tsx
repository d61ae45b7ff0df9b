import { currentRole } from '../../lib/session/session.ts';
import { Sidebar } from '../layout/Sidebar.tsx';
import { authorIcons } from './icons.ts';
import { useAuthorMenu } from './menu.ts';

export const AuthorMenu = () => <Sidebar groups={useAuthorMenu(currentRole()!)} icons={authorIcons} />;
