const contactKinds = ['email', 'url', 'handle', 'phone'] as const;

/** Contact data in a text, from UTF-16 unit `start` to before `end`. */
interface Contact {
  kind: (typeof contactKinds)[number];
  start: number;
  end: number;
}

// Each repetition is bounded or cannot give back what it took, so that the time grows with the text only.
const label = '[\\p{L}\\p{N}-]{1,63}';
const domains = 'com|net|org|info|app|xyz|site|online|club|link|shop|ru|gg|ly|cc|tv';
const messengers =
  'whats ?app|telegram|wechat|viber|zalo|kakao ?talk|kakao|instagram|insta|discord|snapchat|skype|tiktok|facebook|messenger|line ?id|ig' +
  '|카카오톡|카톡|텔레그램|인스타그램|인스타|ไลน์ไอดี|ไอดีไลน์|เทเลแกรม|телеграм|телега|ватсап|вотсап|вайбер|инстаграм';

const patterns: Record<Contact['kind'], RegExp> = {
  email: new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}(?:@| ?[[(]at[\\])] ?)(?:${label}\\.){1,6}\\p{L}{2,24}`,
    'giu',
  ),
  url: new RegExp(
    '(?<![\\p{L}\\p{N}])(?:(?:https?:\\/\\/|www\\.)[^\\s<>"“”«»]{3,2000}' +
      `|(?:${label}\\.){1,6}(?:(?:${domains})(?![\\p{L}\\p{N}])|[a-z]{2,3}(?=\\/[\\p{L}\\p{N}]))(?:\\/[^\\s<>"“”«»]{0,2000})?)`,
    'giu',
  ),
  handle: new RegExp(
    `(?<![\\p{L}\\p{N}._@])(?:@[a-z0-9_][a-z0-9_.]{2,29}|(?:${messengers})(?: ?id)?\\s?[:：=]\\s?@?[\\p{L}\\p{N}_.+-]{3,40})`,
    'giu',
  ),
  phone: /(?<![a-z\p{N}.,+-])(?:\+ ?)?\(?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){6,14}(?![a-z\p{N}])/giu,
};

/** Years, dates, fractions, and numbers in groups of three are no telephone numbers. */
const otherNumbers =
  /^(?:\p{Nd}{4} ?- ?\p{Nd}{4}|\p{Nd}+\.\p{Nd}+|\p{Nd}{4}[-. ]\p{Nd}{1,2}[-. ]\p{Nd}{1,2}|\p{Nd}{1,2}[-. ]\p{Nd}{1,2}[-. ]\p{Nd}{4}|\p{Nd}{1,3}(?:[ .]\p{Nd}{3})+)$/u;
const digits = /\p{Nd}/gu;

/** A number that may be anything is a telephone number from nine digits on; abroad is said by a plus. */
const rings = (number: string) =>
  number.startsWith('+') || (!otherNumbers.test(number) && number.match(digits)!.length >= 9);

/** What a sentence puts behind an address is not part of it. */
const trailing = /[.,;:!?…)\]}'"’”-]+$/u;

/** Places in their order; of those that overlap the first, and where they begin together the one given first. */
export function dropOverlaps<P extends { start: number; end: number }>(places: readonly P[]): P[] {
  let last = 0;
  return places
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const free = start >= last;
      if (free) last = end;
      return free;
    });
}

/** Emails, addresses of pages, handles of messengers and telephone numbers, apart from one another. */
export const findContacts = (text: string): Contact[] =>
  dropOverlaps(
    contactKinds.flatMap((kind) =>
      [...text.matchAll(patterns[kind])]
        .map(({ 0: match, index: start }) => ({ kind, start, end: start + match.replace(trailing, '').length }))
        .filter(({ start, end }) => kind !== 'phone' || rings(text.slice(start, end))),
    ),
  );
