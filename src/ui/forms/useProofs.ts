import { useState } from 'react';

export interface AskedProofs {
  password: boolean;
  code: boolean;
}

/** Which proofs of who it is a form asks for: each from the time on that it was refused for want of it. */
export function useProofs(initial: AskedProofs = { password: false, code: false }) {
  const [asks, setAsks] = useState(initial);
  const onRefused = ({ errors }: { errors: object }) =>
    setAsks({ password: asks.password || 'password' in errors, code: asks.code || 'code' in errors });
  return { asks, onRefused };
}
