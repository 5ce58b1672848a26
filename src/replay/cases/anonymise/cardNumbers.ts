import { isCardNo } from '#domain/person/cardNo.ts'
import { dayInCard } from './birthDays.ts'
import { disguise } from './disguise.ts'
import type { Disguising } from './disguising.ts'

/** Code of an area that does not exist, so that no person has such a number. */
const AREA = '990101'
const CHECKS = [...'0123456789X']
const MOST = 50

/**
 * Yields substitutes for a card number. A resident ID becomes one for the same sex and the substituted day of birth,
 * valid if it was valid; any other number becomes one of the same length, and of the same first letter where its type
 * requires that.
 */
export function* cardNumbers(text: string, at: number, setting: Disguising): Generator<string> {
  const day = dayInCard(text)
  if (day !== undefined) yield* residentIds(text, at, { ...setting, day: setting.dayFor(day) })
  const none = new Set<string>()
  for (let variant = 0; variant < MOST; variant += 1) yield disguise(text, variant, none)
  if (!/^[HM]\d/i.test(text)) return
  for (let variant = 0; variant < MOST; variant += 1)
    yield text.slice(0, 1) + disguise(text.slice(1), variant, none)
}

function* residentIds(
  text: string,
  at: number,
  { day, year }: { day: string; year: number },
): Generator<string> {
  const isRight = isCardNo('01', text, year)
  const sex = Number(text.trim().at(-2)) % 2
  for (let variant = 0; variant < MOST; variant += 1) {
    const order = (((at + variant) % 500) * 2 + sex).toString().padStart(3, '0')
    const number = AREA + day.replaceAll('-', '') + order
    const check = CHECKS.find((one) => isCardNo('01', number + one, year) === isRight)
    yield number + (check ?? CHECKS[0])
  }
}
