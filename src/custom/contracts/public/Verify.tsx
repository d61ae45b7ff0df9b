import { useEffect, useEffectEvent, useState } from 'react';
import { verifyContract } from '#domain/contracts/contracts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { object, string } from '#domain/kit/types.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useFilePicker } from '../../../ui/files/useFilePicker.ts';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useRuleForm } from '../../../ui/forms/useRuleForm.ts';
import { Finding } from './Finding.tsx';
import { canSum, hashSha256 } from './sha256.ts';
import css from './Verify.module.css';

type Answer = AnswerOf<typeof verifyContract>;

const hashRule = verifyContract.query.fields.hash as ReturnType<typeof string>;
const rule = object({ number: string().required().max(40), hash: hashRule.lowercase().required() });

/** `/verify`: is a document the contract that it says it is? For everybody; with number and hash it is answered at once. */
export function Verify() {
  const address = useAddress();
  const params = new URLSearchParams(address.split('?')[1]);
  const [number, hash] = [params.get('number') ?? '', params.get('hash') ?? ''];
  return <VerifyForm key={`${number} ${hash}`} number={number} hash={hash} />;
}

function VerifyForm(props: { number: string; hash: string }) {
  const t = useT();
  const [answer, setAnswer] = useState<Answer>();
  const { form, field, methods, refusal, submit } = useRuleForm(
    rule,
    async ({ number, hash }) => {
      setAnswer(undefined);
      setAnswer(await send(verifyContract, { params: { number }, query: { hash } }));
    },
    { defaultValues: props },
  );
  // What an address asks for is answered without pressing anything.
  const askAtOnce = useEffectEvent(() => rule.isValidSync(props) && submit());
  useEffect(() => void askAtOnce(), []);
  const { open, area, input } = useFilePicker({
    accept: 'application/pdf',
    onPick: ([file]) =>
      void hashSha256(file).then((sum) => {
        if (!sum) return;
        methods.setValue('hash', sum);
        submit();
      }),
  });
  return (
    <article className={css.page}>
      <h1>{t('pages.title.verify')}</h1>
      <p className="muted">{t('contracts.verify.text')}</p>
      <form className={css.form} {...form}>
        <Refused refusal={refusal} />
        <TextInput
          {...field('number')}
          label={t('contracts.verify.number')}
          placeholder="QH-2026-000001"
          translate="no"
        />
        <TextInput
          {...field('hash')}
          label={t('contracts.verify.hash')}
          hint={t('contracts.verify.hash_hint')}
          spellCheck={false}
          translate="no"
        />
        <div {...area} className="actions">
          <button className="button" disabled={methods.formState.isSubmitting}>
            {t('contracts.verify.check')}
          </button>
          {canSum() && (
            <button type="button" className="button quiet" onClick={open}>
              {t('contracts.verify.file')}
            </button>
          )}
          <input {...input} aria-label={t('contracts.verify.file')} />
        </div>
      </form>
      <div role="status">{answer && <Finding answer={answer} />}</div>
    </article>
  );
}
