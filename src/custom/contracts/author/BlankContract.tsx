import { useQuery } from '@tanstack/react-query';
import type { ContractType } from '#domain/contracts/contract.ts';
import { getBlankContract } from '#domain/contracts/contracts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { contractKeys } from '../queryKeys.ts';
import css from './BlankContract.module.css';

/** A contract as it will be drawn up, before anything is filled in. */
export function BlankContract({ type, onClose }: { type: ContractType; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: contractKeys.blank(type),
    queryFn: () => send(getBlankContract, { query: { type } }),
  });
  return (
    <Dialog
      wide
      title={t(`contracts.author.type.${type}`)}
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      {!data && !error && <Loading />}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {data && (
        <>
          <p className="note">
            {t('contracts.author.type.version', { version: data.version })} · {t('contracts.author.blank.text')}
          </p>
          {/* A long text is scrolled by the keyboard too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={css.text} lang="en" tabIndex={0} role="region" aria-label={data.name}>
            <h3>{data.name}</h3>
            {data.blocks.map(({ kind, text }, at) => {
              const Block = kind === 'heading' ? 'h4' : 'p';
              // eslint-disable-next-line react/no-array-index-key -- the blocks of a version never change
              return <Block key={at}>{text}</Block>;
            })}
          </div>
        </>
      )}
    </Dialog>
  );
}
