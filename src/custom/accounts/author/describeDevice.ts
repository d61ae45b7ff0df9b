type Names = readonly (readonly [name: string, sign: RegExp])[];

// Whoever comes first hides behind the names of those that come later.
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (names: Names, agent: string) => names.find(([, sign]) => sign.test(agent))?.[0];

/** What a user agent runs on, by the names that people know: 'Firefox · Windows'. Undefined for what says neither. */
export function describeDevice(agent: string): string | undefined {
  const names = [findName(browsers, agent), findName(systems, agent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : undefined;
}
