import { fill } from '#domain/text/fill.ts'
import { narrow } from '#domain/text/kinds/marks.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { momentIn, momentLike } from './momentIn.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** Reads a date or time; an unreadable text is kept as written. */
export const readMoment: Reader = ({ ui: { fmt = '' } }, text) => {
  const value = momentIn(text, fmt)
  return value === undefined ? { reason: shouldBe(momentLike(fmt)), kept: text } : { value }
}

const TIME_OF_DAY = 'HH:mm'

/** One of a list of times. */
export const readTimeOfDay: Reader = ({ ui: { step } }, text) => {
  const value = momentIn(text, TIME_OF_DAY)
  if (value === undefined) return { reason: shouldBe(momentLike(TIME_OF_DAY)) }
  return timesOfDay(step).includes(value) ? { value } : { reason: texts.notATime }
}

/** Separators between start and end that do not occur inside a date. */
const BETWEEN = /\s*(?:至|到|~|—+|–|→|\s-\s)\s*/

/** Without a separator, splits the text before the second half of its numbers: start and end. */
function halves(text: string): string[] {
  const numbers = [...text.matchAll(/\d+/g)]
  const at = numbers.length % 2 === 0 ? numbers[numbers.length / 2]?.index : undefined
  return at === undefined ? [] : [text.slice(0, at).replace(/[-/.\s]+$/, ''), text.slice(at)]
}

/** Reads start and end; when either is unreadable both are kept as written. */
export const readPeriod: Reader = ({ ui: { fmt = '' } }, text) => {
  const plain = narrow(text)
  const split = plain.split(BETWEEN)
  const ends = split.length === 2 ? split : halves(plain)
  const value = ends.map((end) => momentIn(end, fmt))
  if (ends.length === 2 && !value.includes(undefined)) return { value }
  const reason = shouldBe(fill(texts.period, { moment: momentLike(fmt) }))
  return ends.length === 2 ? { reason, kept: ends } : { reason }
}

const shouldBe = (example: string): string => fill(texts.shouldBe, { example })

/** A moment, or a period where the field takes one. */
export const readMomentOrPeriod: Reader = (field, text, tables) =>
  (field.ui.range ? readPeriod : readMoment)(field, text, tables)
