import { Passkeys } from './passkeys/Passkeys.tsx';
import { SecondFactor } from './second/SecondFactor.tsx';

/** What keeps an account safe besides its password. */
export function Security() {
  return (
    <>
      <SecondFactor />
      <Passkeys />
    </>
  );
}
