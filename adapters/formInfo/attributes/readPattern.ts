import type { Constraints } from '#contract/form.ts'
import type { Dictionaries, DictionaryItem, FieldAttribute, RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { TEXT_KINDS, type TextKind } from '#contract/textKinds.ts'
import { flagFault } from '#domain/patterns/flagFault.ts'
import { type PatternScreen, screenPattern } from '#domain/patterns/screenPattern.ts'
import { stripDelimiters } from '#domain/patterns/stripDelimiters.ts'
import { fill } from '#domain/text/fill.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'
import { isOn, textIn } from './spellings.ts'

/** The dictionary that names patterns; an item's `remark` holds the expression. */
export const PATTERN_DICTIONARY = 'TEXT_BOX_REG_EXP'

/** Pattern names that select the card check, whatever the dictionary has (form language, section 4.3). */
const CARD_PATTERNS: Readonly<Record<string, NonNullable<Constraints['card']>>> = {
  idCard: 'residentId',
  cardNo: 'byCardType',
}

/** Text kind by pattern name; a pattern without an entry implies no kind. */
const KINDS_OF_PATTERNS: Readonly<Record<string, TextKind>> = {
  mobile: 'mobile',
  phone: 'phone',
  telephone: 'phone',
  email: 'email',
  url: 'url',
  number: 'amount',
  integer: 'count',
  positiveInteger: 'count',
  money: 'amount',
  letter: 'letters',
  letterNumber: 'letters',
  chinese: 'name',
  realName: 'name',
  postcode: 'digits',
  creditCode: 'taxNumber',
  bankAccount: 'bankAccount',
  qq: 'digits',
  year: 'digits',
}

/** The check of a text, and the pattern name it was selected by; the name decides which check `notRepeatText` makes. */
export interface PatternParts {
  constraints: Pick<Constraints, 'pattern' | 'card' | 'text'>
  name: string | undefined
}

/**
 * Returns `isRegExp` with `customRegExp`, else `commonRegExp`. A pattern that cannot be trusted is reported and not
 * applied. The text kind comes from `textKind`, else from the name of the pattern.
 */
export function readPattern(reader: AttributeReader, dictionaries: Dictionaries): PatternParts {
  const { constraints, name } = checkOf(reader, dictionaries)
  const text = reader.code('textKind', TEXT_KINDS) ?? ownValue(KINDS_OF_PATTERNS, name ?? '')
  return { constraints: { ...constraints, ...(text && { text }) }, name }
}

function checkOf(reader: AttributeReader, dictionaries: Dictionaries): PatternParts {
  const on = reader.flag('isRegExp')
  const custom = reader.text('customRegExp')
  reader.text('commonRegExp')
  reader.text('regExpText')
  if (on && custom !== undefined)
    return { constraints: screened(reader, 'customRegExp', custom), name: undefined }
  const name = patternNameOf(reader.node.raw)
  const constraints = name === undefined ? {} : namedPattern(reader, name, dictionaries)
  return { constraints, name }
}

/** Returns the name of the pattern that a definition is checked by; undefined for its own pattern, and for none. */
const patternNameOf = ({ isRegExp, customRegExp, commonRegExp }: RawField): string | undefined =>
  isOn(isRegExp) && textIn(customRegExp) === undefined ? textIn(commonRegExp) : undefined

/** Returns the card check of a definition of a text; undefined for a text that is no card number. */
export const cardCheckOf = (raw: RawField): Constraints['card'] =>
  ownValue(CARD_PATTERNS, patternNameOf(raw) ?? '')

function namedPattern(
  reader: AttributeReader,
  name: string,
  dictionaries: Dictionaries,
): Pick<Constraints, 'pattern' | 'card'> {
  const card = ownValue(CARD_PATTERNS, name)
  if (card) return { card }
  const known: readonly DictionaryItem[] | undefined = dictionaries[PATTERN_DICTIONARY]
  if (!known) {
    reader.complain('unknown-dictionary', 'commonRegExp', PATTERN_DICTIONARY)
    return {}
  }
  const source = known.find((item) => item.itemCode === name)?.remark
  if (source !== undefined) return screened(reader, 'commonRegExp', source)
  reader.complain('pattern-invalid', 'commonRegExp', fill(details.noPattern, { name }))
  return {}
}

function screened(
  reader: AttributeReader,
  attribute: FieldAttribute,
  text: string,
): Pick<Constraints, 'pattern'> {
  const flag = flagFault(text)
  if (flag !== undefined) {
    reader.complain('pattern-flags', attribute, flag)
    return {}
  }
  const source = stripDelimiters(text)
  const screen = screenOnce(source)
  if (screen.ok) return { pattern: { source, safe: screen.safe } }
  reader.complain(screen.code, attribute, screen.reason)
  return {}
}

/**
 * Maximum number of cached screenings: a form repeats a few patterns, and screening one takes longer than converting
 * its field.
 */
const SCREENS_KEPT = 200
const screens = new Map<string, PatternScreen>()

function screenOnce(source: string): PatternScreen {
  const cached = screens.get(source)
  if (cached) return cached
  if (screens.size >= SCREENS_KEPT) screens.clear()
  const screen = screenPattern(source)
  screens.set(source, screen)
  return screen
}
