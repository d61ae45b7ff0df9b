import { contractTypes } from '#domain/contracts/contract.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const BlankContract = lazyWithPreload(
  makePreloadable(async () => (await import('./BlankContract.tsx')).BlankContract),
  'dialog',
);

/** Opens the contracts word for word, for who has not applied yet; the address keeps which is open. */
export function ReadContracts() {
  const t = useT();
  const [typeParam, ask] = useParam('read');
  const type = contractTypes.find((type) => type === typeParam);
  return (
    <div className="actions">
      {contractTypes.map((type) => (
        <button key={type} type="button" className="button quiet" aria-haspopup="dialog" onClick={() => ask(type)}>
          {t(`contracts.author.blank.${type}`)}
        </button>
      ))}
      {type && <BlankContract type={type} onClose={() => ask(null)} />}
    </div>
  );
}
