import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getProfile, saveProfile } from '#domain/accounts/profile.calls.ts';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import { send } from '../api/client.ts';
import { profileKeys } from '../api/queryKeys.ts';

export type Profile = AnswerOf<typeof getProfile>;

const queryKey = profileKeys.all;

/** An author's personal data. */
export const usePersonalProfile = ({ enabled = true } = {}) =>
  useQuery({ queryKey, queryFn: () => send(getProfile, {}), enabled });

/** Saves any part of the personal data. Throws ApiError; why it is locked now is told with the next profile. */
export function useSaveProfile(): (part: Partial<BodyOf<typeof saveProfile>>) => Promise<void> {
  const client = useQueryClient();
  return async (part) => {
    try {
      const body = part as BodyOf<typeof saveProfile>;
      client.setQueryData(queryKey, await send(saveProfile, { body }));
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
