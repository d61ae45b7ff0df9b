import type { TestProject } from 'vitest/node';
import { clusterTemplate } from '#server/db/template.ts';
import { newStore, removeStore } from './store.ts';

/** The server tests run on the embedded database, or on the PostgreSQL that TEST_DATABASE_URL names (a superuser). */
export default async function setup(project: TestProject) {
  const store = newStore();
  if (process.env.TEST_DATABASE_URL) store.url = process.env.TEST_DATABASE_URL;
  else store.template = await clusterTemplate();
  project.provide('store', store);
  return () => removeStore(store);
}
