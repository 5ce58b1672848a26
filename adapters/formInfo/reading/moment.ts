import { timesOfDay } from '#domain/timesOfDay.ts'
import { momentIn, momentLike } from './momentIn.ts'
import type { Reader } from './reader.ts'

/** A date or time; what is none is kept as it was written. */
export const readMoment: Reader = ({ ui: { fmt = '' } }, text) => {
  const value = momentIn(text, fmt)
  return value === undefined ? { reason: shouldBe(momentLike(fmt)), kept: text } : { value }
}

const TIME_OF_DAY = 'HH:mm'

/** One of a list of times. */
export const readTimeOfDay: Reader = ({ ui: { step } }, text) => {
  const value = momentIn(text, TIME_OF_DAY)
  if (value === undefined) return { reason: shouldBe(momentLike(TIME_OF_DAY)) }
  return timesOfDay(step).includes(value) ? { value } : { reason: '不在可选的时间中' }
}

/** What stands between two ends and cannot stand inside of one. */
const BETWEEN = /\s*(?:至|到|~|—+|–|→|\s-\s)\s*/

/** Where no such mark stands, the numbers are halved. */
function halves(text: string): string[] {
  const numbers = [...text.matchAll(/\d+/g)]
  const at = numbers.length % 2 === 0 ? numbers[numbers.length / 2]?.index : undefined
  return at === undefined ? [] : [text.slice(0, at).replace(/[-/.\s]+$/, ''), text.slice(at)]
}

/** Start and end; where one of them is no moment both are kept as they were written. */
export const readPeriod: Reader = ({ ui: { fmt = '' } }, text) => {
  const plain = text.normalize('NFKC').trim()
  const split = plain.split(BETWEEN)
  const ends = split.length === 2 ? split : halves(plain)
  const value = ends.map((end) => momentIn(end, fmt))
  if (ends.length === 2 && !value.includes(undefined)) return { value }
  const reason = shouldBe(`${momentLike(fmt)}至${momentLike(fmt)}`)
  return ends.length === 2 ? { reason, kept: ends } : { reason }
}

const shouldBe = (example: string): string => `应写成“${example}”`
