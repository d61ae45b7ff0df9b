import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { article } from '#domain/articles/article.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { partsOf } from '../../../resources/partsOf.tsx';

const { Input } = partsOf(article);

/** When a draft, or what is saved without being published, goes public by itself, where it may; a clause has the day of its edition. */
export function PublishAtInput() {
  const { setValue } = useFormContext();
  const [place, state, at, pending] = useWatch({ name: ['place', 'state', 'publish_at', 'pending'] });
  const waits = place !== 'clause' && (state === 'draft' || pending);
  const isLate = Boolean(at && state) && !waits;
  // Published or taken back before its time, it waits for none.
  useEffect(() => {
    if (isLate) setValue('publish_at', null, { shouldDirty: true });
  }, [isLate, setValue]);
  return waits ? <Input source="publish_at" /> : null;
}

/** The state of an article; a clause is published on its page, and of its texts only a translation is withdrawn. */
export function StateInput() {
  const t = useT();
  const record = useRecordContext<RecordOf<typeof article>>();
  const place = useWatch({ name: 'place' });
  if (place === 'clause' && (record?.state !== 'published' || record.language === defaultLanguage))
    return <p className="note">{t('articles.office.clause.errors.publish')}</p>;
  return <Input source="state" />;
}
