import { confirmByCode } from '#domain/accounts/secondFactor.calls.ts';
import type { ConfirmedAction } from '#domain/accounts/secondFactor.ts';
import { ApiError } from '../api/apiError.ts';
import { send } from '../api/client.ts';

/** The code that counts already, and for what: what it confirms may be refused for something else, and is then sent again with it. */
let used: string | undefined;

/**
 * Confirms what comes next, `purpose`, by a code, where one was typed; a refusal is told at `field`. `token` is of a session that
 * the browser does not keep yet.
 */
export async function confirmTyped(
  code: string | undefined,
  purpose: ConfirmedAction,
  { field = 'code', token }: { field?: string; token?: string } = {},
): Promise<void> {
  const key = `${purpose} ${code}`;
  if (!code || key === used) return;
  try {
    await send(confirmByCode, { body: { code, purpose }, ...(token && { token }) });
  } catch (error) {
    if (!(error instanceof ApiError && error.errors.code) || field === 'code') throw error;
    throw new ApiError(error.status, error.message, { errors: { [field]: error.errors.code } });
  }
  used = key;
}
