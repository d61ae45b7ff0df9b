import { expect, test } from 'vitest';
import { importStatuses, importSteps, isUnderWay } from '#domain/earnings/revenueImport.entity.ts';

test('an import goes from status to status in a row, and a job takes it on where it is under way', () => {
  expect(Object.entries(importSteps).map(([step, { from, to }]) => `${from} ${step} ${to}`)).toEqual([
    'booking book imported',
    'imported reverse reversing',
    'reversing take_back reversed',
  ]);
  expect(importStatuses.filter(isUnderWay)).toEqual(['booking', 'reversing']);
});
