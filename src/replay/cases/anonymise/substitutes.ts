import { isCardNo } from '#domain/person/cardNo.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { candidatesOf } from '#runtime/core/why/candidates/candidatesOf.ts'
import { dayWritten, otherBirthDay, withDay } from './birthDays.ts'
import { cardNumbers } from './cardNumbers.ts'
import { disguise } from './disguise.ts'
import { disguiseHtml } from './disguiseHtml.ts'
import type { Disguising, Occurrences } from './disguising.ts'

/** Maximum number of variants of a text; later ones are needed when one is taken or fails a check. */
const MOST = 60

/**
 * Yields possible substitutes of a text, most natural first.
 * @param at index of the text among all texts of these answers
 */
export function* substitutes(
  { text, found }: Occurrences,
  at: number,
  setting: Disguising,
): Generator<string> {
  const [{ kind, field } = {}] = found
  if (kind === 'day') yield* birthDays(text, field?.ui.fmt ?? '', setting)
  else if (kind === 'fileName') yield `文件${at + 1}${extensionOf(text)}`
  else if (kind === 'fileAddress') yield `/files/${at + 1}${extensionOf(text)}`
  else if (kind === 'html') for (const variant of VARIANTS) yield disguiseHtml(text, variant, NONE)
  else yield* textsFor({ text, found }, at, setting)
}

const VARIANTS = Array.from({ length: MOST }, (_, variant) => variant)
const NONE: ReadonlySet<string> = new Set()

const extensionOf = (name: string): string => /\.[A-Za-z0-9]{1,4}$/.exec(name)?.[0] ?? ''

/**
 * Yields the day in the substituted card number of the same holder, then others; text that is not a date is disguised.
 */
function* birthDays(text: string, fmt: string, { dayFor, context }: Disguising) {
  const day = dayWritten(text, fmt)
  if (day !== undefined) yield withDay(text, fmt, dayFor(day))
  for (const variant of VARIANTS)
    yield day === undefined
      ? disguise(text, variant, NONE)
      : withDay(text, fmt, otherBirthDay(day, dayOf(context.now), variant))
}

function* textsFor({ text, found }: Occurrences, at: number, setting: Disguising) {
  const isCard = found.some(({ field }) => field.constraints.card !== undefined)
  if (isCard || isCardNo('01', text, setting.year)) yield* cardNumbers(text, at, setting)
  if (isMobile(text)) yield* mobiles(at)
  if (EMAIL.test(text)) yield* emails(text, at)
  if (ADDRESS.test(text)) yield* addresses(text, at)
  if (found.some(({ field }) => NAMED.test(field.label))) yield* names(text, at)
  yield* sameShape({ text, found }, setting)
}

/** Yields texts of the same shape that keep the literal parts of the form's pattern. */
function* sameShape({ text, found }: Occurrences, { words }: Disguising) {
  const runs = new Set(found.flatMap(({ field }) => [...words.runs(field)]))
  for (const kept of [runs, NONE])
    for (const variant of VARIANTS) yield disguise(text, variant, kept)
}

/** Returns texts derived from the form alone, for patterns that no text of the same shape matches. */
export const textsOfForm = ({ found }: Occurrences, { context }: Disguising): string[] =>
  found
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ field }) => candidatesOf({ field, value: undefined, codes: [], context }))
    .filter((value) => typeof value === 'string')

const NAMED = /姓名|联系人|法人|法定代表人|推荐人|负责人|经办人/
const SHORT_NAME = /^\p{Script=Han}{2,4}$/u
const GIVEN = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥']

/** Yields names of the same length, such as `测试甲`. */
function* names(text: string, at: number): Generator<string> {
  if (!SHORT_NAME.test(text)) return
  const head = '测试人'.slice(0, text.length - 1)
  for (const index of GIVEN.keys()) yield `${head}${GIVEN[(at + index) % GIVEN.length]}`
}

/** Yields mobile numbers in the range of the demonstration data. */
function* mobiles(at: number): Generator<string> {
  for (const variant of VARIANTS) yield `1380000${1000 + ((at + variant) % 9000)}`
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const HOST = 'example.org'

function* emails(text: string, at: number): Generator<string> {
  yield `user${at + 1}@${HOST}`
  yield* asLong(text, '', `@${HOST}`)
}

const ADDRESS = /^https?:\/\/\S+$/i

function* addresses(text: string, at: number): Generator<string> {
  yield `https://${HOST}/${at + 1}`
  yield* asLong(text, `https://${HOST}/`, '')
  const [scheme = ''] = /^https?:\/\//i.exec(text) ?? []
  for (const variant of VARIANTS) yield scheme + disguise(text.slice(scheme.length), variant, NONE)
}

/** As long as the text, between a head and a tail; nothing where these alone are longer. */
function* asLong(text: string, head: string, tail: string): Generator<string> {
  const left = text.length - head.length - tail.length
  if (left <= 0) return
  for (const variant of VARIANTS) yield head + disguise('a'.repeat(left), variant, NONE) + tail
}
