import Bowser from 'bowser';

/** What a user agent runs on: 'Firefox · Windows'. Undefined for what names no system, as programs do. */
export function describeDevice(agent: string): string | undefined {
  // An empty one is an error to the parser.
  const { browser, os, platform } = Bowser.parse(agent || '-');
  if (!os.name) return undefined;
  const system = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return browser.name ? `${browser.name} · ${system}` : system;
}
