import { ownValue } from '#contract/record.ts'
import { type CharSet, complement, DIGITS, SPACES, single, WORD } from './charSet.ts'
import { UnsupportedPattern } from './patternNode.ts'
import type { PatternReader } from './patternReader.ts'

const CLASSES: Readonly<Record<string, CharSet>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACES,
  S: complement(SPACES),
}

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

const HEX = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})/y
const CONTROL_LETTER = /c([A-Za-z])/y
/** `\1` is a back-reference or an old octal, `\k` a named one; `\0` before a digit is octal, too. */
const UNSUPPORTED = /[1-9]|0[0-9]|k|c/y

/** Parses an escape after its backslash into the set it matches. Edges (`\b`) are not sets and are parsed elsewhere. */
export function parseEscape(reader: PatternReader): CharSet {
  const hex = reader.match(HEX)
  if (hex) return single(Number.parseInt(hex[1] ?? hex[2] ?? '', 16))
  const control = reader.match(CONTROL_LETTER)
  if (control) return single((control[1] ?? '').charCodeAt(0) % 32)
  if (reader.match(UNSUPPORTED)) throw new UnsupportedPattern('反向引用')
  const letter = reader.next()
  if (letter === '0') return single(0)
  return ownValue(CLASSES, letter) ?? single(ownValue(CONTROLS, letter) ?? letter.charCodeAt(0))
}
