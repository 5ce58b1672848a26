/** Characters of substitutes, whose runs are recognisable as sample text. */
const HAN = [...'测试示例文字内容替换样本占位用词']
const LOWER = [...'abcdefghijklmnopqrstuvwxyz']
const UPPER = LOWER.map((letter) => letter.toUpperCase())
const DIGITS = [...'0123456789']
const FILLED = DIGITS.slice(1)
const FACES = [...'🙂😀😊🌱🌼🍀']

/** Variants below this number keep zeros, because some numbers may not begin with one. */
const ZEROS_STAY = 18

/** Substitute characters by class of characters. */
const CLASSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[A-Z]/, UPPER],
  [/[a-z]/, LOWER],
  [/[1-9]/, FILLED],
  [/\p{N}/u, DIGITS],
  [/\p{Lu}/u, UPPER],
  [/\p{Ll}/u, LOWER],
  [/\p{L}/u, HAN],
  [/\p{Extended_Pictographic}/u, FACES],
]

/** Runs of one class that a word of a form may be, and single characters. */
const PIECES = /[A-Za-z]+|\d+|./gsu

/**
 * Returns a text of the same length in characters, with a letter for every letter, a digit for every digit and so on;
 * punctuation and blanks stay. It depends on the class of the character at each position, and on nothing else of the
 * text.
 * @param variant another number gives another text
 * @param words runs of letters or digits of the form itself, which stay
 */
export function disguise(text: string, variant: number, words: ReadonlySet<string>): string {
  let place = 0
  const hide = (character: string): string => {
    const at = place++
    if (character === '0' && variant < ZEROS_STAY) return character
    const [, letters] = CLASSES.find(([is]) => is.test(character)) ?? []
    return letters ? letterAt(letters, variant, at) : character
  }
  return (text.match(PIECES) ?? [])
    .map((piece) => (words.has(piece) ? piece : [...piece].map(hide).join('')))
    .join('')
}

/**
 * Returns the letter at a position: variants below the number of letters start at different letters, later ones take
 * wider steps.
 */
function letterAt(letters: readonly string[], variant: number, at: number): string {
  const step = 1 + Math.floor(variant / letters.length)
  return letters[(variant + at * step) % letters.length] ?? ''
}
