import { lazy } from 'react';
import { isAuthor, type Role } from '#domain/roles.ts';

const author = () => import('../resources/author/index.tsx');
const office = () => import('../resources/office/index.tsx');
const Author = lazy(author);
const Office = lazy(office);

/** The application of a role: authors never download the back office, nor staff the portal. */
export const Area = ({ role }: { role: Role }) => (isAuthor(role) ? <Author /> : <Office key={role} />);

/** Starts the download before it is drawn; what fails here fails again, and shows, when it is drawn. */
export const fetchArea = (role: Role): void => void (isAuthor(role) ? author : office)().catch(() => undefined);
