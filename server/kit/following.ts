import type { AnyHandler, Context } from './context.ts';

/** Has what follows an entity's update run once after a call that makes it, of one record or of many. */
export function withFollowing(handler: AnyHandler, { afterwards }: AnyHandler): AnyHandler {
  if (!afterwards) return handler;
  const following: AnyHandler = async (input, context: Context, prepared) => {
    const answer = await handler(input, context, prepared);
    await afterwards(context);
    return answer;
  };
  return Object.assign(following, handler);
}
