/** The ten roles by the spec's names and `role_id`s (decisions.md, 'Who is who'). */
export const roleIds = {
  content_manager: 1,
  translator: 2,
  editor: 3,
  translation_auditor: 4,
  original_author: 5,
  work_auditor: 6,
  finance_manager: 7,
  cashier: 8,
  author_unsigned: 16,
  author_signed: 17,
} as const;

export type Role = keyof typeof roleIds;

export const roles = Object.keys(roleIds) as Role[];
export const authors = ['author_unsigned', 'author_signed'] as const satisfies Role[];
export const staff = roles.filter((role) => !isAuthor(role));

const namesById = new Map<number, Role>(roles.map((role) => [roleIds[role], role]));

/** The role of a `role_id`, or undefined for a number that is no role. */
export const findRole = (id: number): Role | undefined => namesById.get(id);

export function isAuthor(role: Role): boolean {
  return (authors as readonly Role[]).includes(role);
}

/** Who may make a call: anyone (no session), or the listed roles. */
export type AllowedRoles = 'anyone' | readonly Role[];

/** The one question of access: may this role (undefined: signed out) do what `allowed` may? */
export function can(role: Role | undefined, allowed: AllowedRoles): boolean {
  if (allowed === 'anyone') return true;
  return role !== undefined && allowed.includes(role);
}
