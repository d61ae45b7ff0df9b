import { describe, expect, test } from 'vitest';
import { authors, staff, type Role } from '#domain/roles.ts';
import { guard } from '../../../src/lib/routing/guard.ts';
import { routes } from '../../../src/lib/routing/routes.ts';

const login = (address: string) => `/login/login?redirect=${encodeURIComponent(address)}`;
const lines = (at: string) => routes.filter(({ line }) => line === at).map(({ path }) => path);

describe('the routes', () => {
  test('are those of the specification, and those of upload, timed release, verifying and other contests, which it leaves unnamed', () => {
    expect(new Set(routes.map(({ path }) => path))).toEqual(
      new Set(
        `/home /story /story/detail /story/preview /story/preview/chapter /story/tiny /story/form /story/release /income /comments
        /message /school /schoolDetail /login/login /login/init /login/name /person /clause/privacyPolicy
        /clause/termsOfService /clause/faq /composition /wolf /wolf/h5 /werewolf /dangerous /mafia /benefit /handbook
        /event /coverGuide /sign /story/upload /verify`.split(/\s+/),
      ),
    );
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test('have a line in the sidebar where the specification says so', () => {
    expect(lines('sidebar')).toEqual(['/home', '/story', '/income', '/comments', '/message', '/school', '/person']);
    expect(lines('events')).toEqual(['/wolf', '/werewolf', '/dangerous', '/mafia']);
  });

  test('show the partners, but for a lesson of the academy', () => {
    expect(routes.filter(({ partners }) => partners === false).map(({ path }) => path)).toEqual(['/schoolDetail']);
  });
});

describe('a visitor', () => {
  test.each([
    ['/', '/home'],
    ['/user', '/home'],
    ['/clause', '/'],
    ['/home', login('/home')],
    ['/story/preview/chapter?id=1&chapter_id=2', login('/story/preview/chapter?id=1&chapter_id=2')],
    ['/income', login('/income')],
    ['/person?payment_type=1', login('/person?payment_type=1')],
    ['/sign', login('/sign')],
    ['/office/payroll/1', login('/office/payroll/1')],
    ['/login', '/login/login'],
    ['/login/init', '/login/login'],
    ['/login/name', '/login/login'],
  ])('is led from %s to %s', (address, to) => expect(guard(address)).toBe(to));

  test.each(['/login/login', '/login/nothing', '/nothing', '/story/nothing', '/officer'])('stays at %s', (address) =>
    expect(guard(address)).toBeUndefined(),
  );

  const open = [
    '/login/login',
    '/school',
    '/schoolDetail',
    '/composition',
    '/coverGuide',
    '/benefit',
    '/handbook',
    '/verify',
  ];
  const pages = ['/event', '/wolf', '/wolf/h5', '/werewolf', '/dangerous', '/mafia', '/clause/privacyPolicy'];
  const isOpen = new Set([...open, ...pages, '/clause/termsOfService', '/clause/faq']);
  test.each(routes.map(({ path }) => path))('may see %s where it is public', (path) => {
    expect(guard(path) === undefined).toBe(isOpen.has(path));
  });
});

describe('who is signed in', () => {
  test.each([...authors])('as %s is at home at /home', (role) => {
    for (const address of ['/', '/user', '/login', '/login/login', '/login/login?redirect=/office/tags'])
      expect(guard(address, role), address).toBe('/home');
    for (const address of ['/home', '/login/init', '/login/name', '/story', '/nothing'])
      expect(guard(address, role), address).toBeUndefined();
  });

  test.each(staff)('as %s is at home in the back office', (role) => {
    for (const address of ['/', '/user', '/home', '/login/login', '/login/login?redirect=/home'])
      expect(guard(address, role), address).toBe('/office/home');
    for (const address of ['/office/home', '/office/tags', '/person', '/benefit'])
      expect(guard(address, role), address).toBeUndefined();
  });

  test.each<[Role, string, string]>([
    ['author_signed', '/income?month=2026-02', '/income?month=2026-02'],
    ['author_unsigned', '/income', '/home'],
    ['author_unsigned', '/benefit', '/benefit'],
    ['cashier', '/office/payroll?page=2', '/office/payroll?page=2'],
    ['cashier', '/story', '/office/home'],
    ['author_signed', '//evil.example', '/home'],
    ['author_signed', '/\\evil.example', '/home'],
    ['author_signed', 'https://evil.example', '/home'],
    ['author_signed', '/login/login', '/home'],
    ['author_signed', '/nothing', '/home'],
  ])('as %s comes from sign-in to %s by way of %s', (role, target, to) => {
    expect(guard(login(target), role)).toBe(to);
  });
});

test.each([
  ['/Person?view=password', 'author_signed', '/person?view=password'],
  ['story', 'author_signed', '/story'],
  ['/clause/FAQ', undefined, '/clause/faq'],
  ['/STORY', undefined, login('/story')],
] as const)('%s is %s’s way to %s', (address, role, proper) => expect(guard(address, role)).toBe(proper));
