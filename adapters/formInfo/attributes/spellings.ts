import { commaList } from '#domain/text/commaList.ts'

const ON: readonly unknown[] = [true, 1, '1', 'true']

/** Returns whether a flag is on, in any of the spellings designers use. */
export const isOn = (value: unknown): boolean => ON.includes(value)

const isScalarText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Returns a text or number without blanks around; undefined for a blank one, and for anything else. */
export const textIn = (value: unknown): string | undefined =>
  isScalarText(value) ? String(value).trim() || undefined : undefined

/** Returns the entries of a list, or of a text with commas; undefined for anything else. */
export const textsIn = (value: unknown): string[] | undefined =>
  (Array.isArray(value) ? value.every(isScalarText) : isScalarText(value))
    ? commaList(value)
    : undefined

/** Returns the known code that is written; `1` and `"01"` are the same. */
export const codeAmong = <T extends string>(known: readonly T[], written: string): T | undefined =>
  known.find((code) => withoutZeros(code) === withoutZeros(written))

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '')
