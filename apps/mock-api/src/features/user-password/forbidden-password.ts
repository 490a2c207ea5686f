/** Words that people build passwords around; variants in case, digits for letters, and what stands around them are refused with them. */
const commonWords = new Set(
  `abc abcd abcdef access account adam admin administrator alex alexander alice america amanda andrea andrew angel
  anthony apple april arsenal ashley asdf asdfgh asdfghjkl august austin autumn azerty baby babygirl bailey banana
  baseball basketball batman beach bear beautiful bella benjamin bigdaddy biscuit blink blue bond boomer boston brandon
  british broncos buddy buster butterfly canada captain carlos celtic champion change changeme charlie chelsea chester
  chicken chocolate chris christian claire coffee compass computer cookie cooper corvette cowboy cowboys cricket
  crystal dakota daniel database david december default diamond doctor dolphin donald dragon eagle eagles easter
  edward elephant elizabeth emily england everton facebook falcon family fender ferrari finance fishing florida flower
  fluffy football forest forever frank freedom friday friend friends gandalf garden gateway george ginger golden
  golf google grace guest guitar hammer hannah happy harley harry heaven hello hockey holiday house hunter iceman
  iloveyou internet investment investor jackson jasmine jason jennifer jessica jesus jordan joseph joshua july junior
  justin killer king kitten kitty knight ladybug lemon letmein liverpool login london love lovely lover loveyou lucky
  madison maggie magic manchester marina marlboro martin master matrix matthew maverick maxwell melissa mercedes
  merlin michael michelle mickey midnight miller money monday monkey monster morgan mother mountain mustang naruto
  nathan natasha newyork nicholas nicole ninja november october office oliver orange panther parker pass passcode
  passphrase password patrick peanut pension pepper pepsi phoenix player please pokemon police portfolio prince
  princess private purple qazwsx qwer qwert qwerty qwertyui qwertyuiop rabbit rachel rainbow ranger rangers rebecca
  richard robert rocket ronaldo root rose russia sabrina samantha samsung sandra saturday savings scooter scotland
  secret secure security september shadow silver simple slipknot smokey snoopy soccer sophie spider spiderman spring
  starwars steelers stella summer sunday sunflower sunshine superman superstar support sweet sweety system taylor
  teddy temp temporary tennis test tester testing thomas thunder thursday tiger tigger tomorrow tottenham trustno
  tuesday turtle unicorn united user vanessa victoria victory viking wales warrior wealth wednesday welcome welcomehome
  whatever william willow windows winner winter wizard wolf yellow zaq zxcvbn zxcvbnm`.split(/\s+/),
);

const digitsForLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Shorter words prove nothing: many a good password has three letters of a name in it. */
const MIN_PERSONAL_LENGTH = 4;

/**
 * Security A6: a new password that many people have, or that is made of the names of this person, firm or
 * product. The rule of row L7 has passed before; what is asked here is what is left without digits and symbols.
 */
export function isForbiddenPassword(password: string, names: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const words = new Set([...commonWords, ...personalWords(names)]);
  return readings(text).some((core) => isRepeated(core) || isMadeOf(core, words));
}

/** The letters alone, and the letters with digits and symbols read as the letters they stand for. */
function readings(text: string): string[] {
  const folded = Array.from(text, (character) => digitsForLetters[character] ?? character).join('');
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const foldedInside = Array.from(trimmed, (character) => digitsForLetters[character] ?? character).join('');
  return [text, folded, foldedInside].map((reading) => reading.replace(/[^\p{L}]/gu, ''));
}

function personalWords(names: readonly string[]): string[] {
  return names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length >= MIN_PERSONAL_LENGTH);
}

/** No letters at all, or one letter over and over. */
function isRepeated(core: string): boolean {
  return new Set(core).size < 2;
}

/** One word of the list, or two of them. */
function isMadeOf(core: string, words: ReadonlySet<string>): boolean {
  if (words.has(core)) return true;
  const ends = Array.from({ length: core.length }, (_, index) => index);
  return ends.some((end) => words.has(core.slice(0, end)) && words.has(core.slice(end)));
}
