import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayOf, getMonth, startOfDay } from '#domain/shared/clock.ts';
import { selectDay, selectMonth, selectStartOfDay } from '#server/db/businessZone.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test.each(['2026-03-31T15:59:59.999Z', '2026-03-31T16:00:00.000Z', '2025-12-31T16:00:00.000Z'])(
  'PostgreSQL has the day of %s from UTC+8, as the clock has',
  async (instant) => {
    const day = selectDay(sql`${instant}::timestamptz`);
    const columns = sql`${day}::text as day, ${selectMonth(day)} as month, ${selectStartOfDay(day)} as start`;
    const { rows } = await server.db.execute<{ day: string; month: string; start: string }>(sql`select ${columns}`);
    const { start, ...row } = rows[0]!;
    expect(row).toEqual({ day: dayOf(new Date(instant)), month: getMonth(row.day) });
    expect(new Date(start)).toEqual(startOfDay(row.day));
  },
);
