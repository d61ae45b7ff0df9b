import type { ComponentProps } from 'react';
import { Section } from '../Section.tsx';
import css from './RecordSection.module.css';

/** A part of a record's page in the back office, with data of its own. */
export const RecordSection = <T,>(props: ComponentProps<typeof Section<T>>) => (
  <Section {...props} className={css.section} />
);
