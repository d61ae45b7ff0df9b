import type * as calls from '#domain/earnings/revenueImport.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { deciding } from './bonuses.ts';
import { importing } from './import.ts';

export const revenue: HandlersOf<typeof calls> = { ...deciding, ...importing };
