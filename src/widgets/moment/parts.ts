import type { Constraints, FieldUi } from '#contract/form.ts'
import { narrow } from '#domain/text/kinds/marks.ts'

/** The letter groups of the form language's formats, greatest first. */
export const UNITS = ['yyyy', 'MM', 'dd', 'HH', 'mm', 'ss'] as const
export type Unit = (typeof UNITS)[number]

/** A date or time by its parts; parts the format lacks are absent. */
export type Parts = Partial<Record<Unit, number>>

const LETTERS = /yyyy|MM|dd|HH|mm|ss/g

/** The groups a format has, greatest first. */
export const unitsOf = (fmt: string): Unit[] => UNITS.filter((unit) => fmt.includes(unit))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The parts of a text written exactly in the format; undefined for any other text. */
export function parseParts(text: string, fmt: string): Parts | undefined {
  const units = (fmt.match(LETTERS) ?? []) as Unit[]
  const pattern = escaped(fmt).replace(LETTERS, (unit) => `(\\d{${unit.length}})`)
  const numbers = new RegExp(`^${pattern}$`).exec(text)?.slice(1).map(Number)
  return numbers && Object.fromEntries(units.map((unit, index) => [unit, numbers[index]]))
}

/** Parts written in the format; a part that is missing counts as its smallest value. */
export const formatParts = (parts: Parts, fmt: string): string =>
  fmt.replace(LETTERS, (unit) =>
    String(parts[unit as Unit] ?? SMALLEST[unit as Unit]).padStart(unit.length, '0'),
  )

const SMALLEST: Record<Unit, number> = { yyyy: 1950, MM: 1, dd: 1, HH: 0, mm: 0, ss: 0 }

/** Loosely typed text (`2020/1/5`, `20200105`) in the format; the text itself when it cannot be read. */
export function tidy(text: string, fmt: string): string {
  const units = (fmt.match(LETTERS) ?? []) as Unit[]
  const plain = narrow(text)
  const tight = new RegExp(`^${units.map((unit) => `(\\d{${unit.length}})`).join('')}$`)
  const loose = new RegExp(`^${units.map(() => '(\\d{1,4})').join('\\D+')}\\D*$`)
  const numbers = (tight.exec(plain) ?? loose.exec(plain))?.slice(1).map(Number)
  if (!numbers) return text
  return formatParts(Object.fromEntries(units.map((unit, index) => [unit, numbers[index]])), fmt)
}

/** Days of a month (1 to 12), leap years considered. */
export const daysIn = (year: number, month: number): number => new Date(year, month, 0).getDate()

/** The parts of this moment on the person's clock. */
export const partsOfNow = (): Required<Parts> => partsAt(new Date())

/** The parts a picker of this field starts at while it is empty. */
export const partsToBegin = ({ opensAt }: FieldUi): Parts =>
  opensAt === undefined ? partsOfNow() : { yyyy: opensAt, MM: 1, dd: 1, HH: 0, mm: 0, ss: 0 }

/** The last day a field offers; undefined when there is none. */
export function lastDay({ past }: Constraints): Required<Parts> | undefined {
  if (!past) return undefined
  const yesterday = new Date()
  yesterday.setDate(yesterday.getDate() - 1)
  return partsAt(yesterday)
}

function partsAt(now: Date): Required<Parts> {
  return {
    yyyy: now.getFullYear(),
    MM: now.getMonth() + 1,
    dd: now.getDate(),
    HH: now.getHours(),
    mm: now.getMinutes(),
    ss: 0,
  }
}
