/**
 * What people choose where a letter and a digit are asked for is a well-known word and a well-known number. Words
 * and numbers are listed apart, since their some ten thousand combinations are what is tried first by whoever guesses.
 */
const words = new Set(
  `password pass passwort parola parol contrasena contraseña clave senha motdepasse sandi rahasia matkhau mima
  qwerty qwertyuiop qwertyu qwert qwer qwe qwertz azerty azertyuiop asdfghjkl asdfgh asdfg asdf asd zxcvbnm zxcvbn zxcv
  zxc qazwsx qazwsxedc qaz wsx abc abcd abcde abcdef abcdefg abcdefgh xyz
  admin administrator root user guest test tester testing login welcome letmein changeme default temp secret access
  master hello hallo hola bonjour ciao salut privet xinchao annyeong sawasdee
  iloveyou loveyou love lovely lover ilove teamo tequiero amor mylove jetaime sarang saranghae sayang aimer
  monkey dragon tiger lion eagle falcon wolf panda bear kitty kitten puppy doggy horse dolphin butterfly bunny ginger
  football baseball basketball soccer hockey tennis golf liverpool arsenal chelsea manchester barcelona realmadrid
  juventus flamengo corinthians boca marseille
  superman batman spiderman ironman pokemon pikachu naruto goku sasuke starwars matrix ninja warrior hunter ranger
  killer phoenix shadow ghost legend hero king queen prince princess angel angels devil god jesus
  sunshine summer winter spring autumn flower rose daisy lily star moon sun rainbow snow fire water
  cookie chocolate cheese banana apple orange pepper coffee candy honey sugar
  purple yellow blue black white green red pink silver golden gold diamond
  mustang corvette ferrari mercedes porsche yamaha honda toyota harley bmw
  computer internet google facebook instagram youtube twitter tiktok samsung iphone android windows microsoft nokia
  michael jordan jessica ashley daniel andrew charlie thomas robert jennifer alexander alexis alex amanda anthony austin
  brandon brittany christian david diego elizabeth george hannah isabella jackson jack james jason john joshua justin
  maria martin matthew melissa michelle natalie natasha nicholas nicole patrick peter richard samantha sarah sophie
  stephanie taylor thuy victoria william emily emma lucas luis carlos jose juan pedro ana sergey dmitry ivan marina
  babygirl baby babe girl boy family mother mommy daddy friend friends freedom forever whatever happy lucky smile cool
  money rich player gamer game music guitar rock metal rap dance
  trustno nothing blink slipknot metallica eminem nirvana linkinpark
  indonesia jakarta vietnam hanoi saigon korea seoul thailand bangkok mexico brasil brazil france paris russia moscow
  london america canada india china spain madrid
  quillhouse quill author writer writing story novel book reader editor translator`.split(/\s+/),
);

const numbers = new Set(
  `0 1 2 3 4 5 6 7 8 9 00 01 02 03 04 05 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 33 42 44 55 66 69 77 80
  81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 000 007 100 101 110 111 112 121 123 222 247 321 333 360 404 420
  444 456 500 555 666 678 696 777 786 789 888 911 999 0000 1111 1122 1212 1234 1313 1357 1987 2222 2468 3333 4321 4444
  5555 5678 6666 6969 7777 8888 9876 9999 00000 11111 12121 12345 22222 33333 54321 55555 77777 88888 99999 000000 111111
  112233 121212 123123 123321 123456 131313 147258 159753 222222 246810 333333 444444 555555 654321 666666 696969 777777
  789456 888888 987654 999999 1234567 7654321 7777777 11111111 11223344 12341234 12344321 12345678 87654321 88888888
  123123123 123456789 147258369 789456123 987654321 0123456789 1234567890 0987654321 0123 01234 012345`.split(/\s+/),
);

/** Walks over the keyboard and the like, which are no word and number. */
const walks = new Set(
  `1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1q2w3e q1w2e3r4t5 q1w2e3r4 q1w2e3 1qaz2wsx3edc 1qaz2wsx zaq12wsx zaq1xsw2 1qazxsw2
  qaz123wsx 2wsx3edc a1b2c3d4e5 a1b2c3d4 a1b2c3 1a2b3c4d 1a2b3c a1s2d3f4 z1x2c3v4 1z2x3c4v abc123def 123abc456 qwe123asd
  qweasd123 qweasdzxc123 123qweasd 123qweasdzxc 1234qwer asdf1234qwer r2d2c3po c3por2d2 4ever 2pac`.split(/\s+/),
);

const letterBySign: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const isYear = (number: string) => /^(19[4-9]|20[0-4])\d$/.test(number);
const isNumber = (text: string) => text === '' || numbers.has(text) || isYear(text);
/** A listed word, also as `p@ssw0rd`, or one letter however often. */
const isWord = (text: string) =>
  words.has(text.replace(/[013457@$]/g, (sign) => letterBySign[sign]!)) || /^(.)\1*$/u.test(text);

/** Is it a well-known word and number, either first, or a walk over the keyboard; in any case of letters, with or without `!`? */
export function isCommonPassword(password: string): boolean {
  if (password.length > 40) return false;
  const text = password.toLowerCase().replace(/[!.?*#]+$/, '');
  if (walks.has(text)) return true;
  const [, before = '', rest = ''] = /^(\d*)(.*)$/s.exec(text)!;
  const [, start = '', after = ''] = /^(.*?)[_@.-]?(\d*)$/s.exec(text)!;
  return (isNumber(before) && isWord(rest)) || (isNumber(after) && isWord(start));
}
