import { isAuthor } from '#domain/roles.ts';
import type { ComponentType } from 'react';
import { currentRole } from '../authProvider/session.ts';

type Area = { default: ComponentType };

/** The application of the signed-in role: authors never download the back office, nor staff the portal. */
export function loadArea(): Promise<Area> {
  const role = currentRole();
  return role && isAuthor(role) ? import('../resources/author/index.tsx') : import('../resources/office/index.tsx');
}
