import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  // Without a window to draw, a page takes a quarter less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const fonts = ['fonts-noto-cjk', 'fonts-thai-tlwg'];

/** The path of an installed Chrome or Chromium; undefined where there is none. */
export const findInstalledChrome = (): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...places].find((place) => existsSync(place));
const isRoot = () => process.getuid?.() === 0;

function runAptGet(...args: string[]): boolean {
  const [command = '', ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get', ...args];
  const { status, stderr } = spawnSync(command, rest, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

const install = (chromium: string) => runAptGet('install', '-y', '-qq', '--no-install-recommends', chromium, ...fonts);

/** An installed Chrome or Chromium, or Debian's, which is installed then. Throws where there is neither. */
export function findChrome(): string {
  const chrome = findInstalledChrome();
  if (chrome) return chrome;
  console.log('  Installing Chromium from Debian …');
  if (existsSync('/usr/bin/apt-get') && runAptGet('update', '-qq'))
    void (install('chromium-headless-shell') || install('chromium'));
  const now = findInstalledChrome();
  if (!now) throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH.');
  return now;
}
