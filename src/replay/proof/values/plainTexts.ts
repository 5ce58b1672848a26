import type { FormField } from '#contract/form.ts'
import { codePoints } from '#domain/text/codePoints.ts'

const FIRST_HAN = 0x4e00

/** Returns the minimum length of a non-empty text. */
export const leastLength = ({ constraints: { min = 0 } }: FormField): number =>
  Math.max(1, Math.ceil(min))

/** Returns texts of minimum length, one more than there are codes, so that at least one is not a code. */
export const otherTexts = (field: FormField, codes: readonly string[]): string[] =>
  Array.from({ length: codes.length + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_HAN + index).repeat(leastLength(field)),
  ).filter((text) => !codes.includes(text))

/** Returns the codes padded with blanks to the minimum length: rules ignore surrounding blanks, lengths count them. */
export const paddedTexts = (field: FormField, texts: readonly string[]): string[] =>
  texts.map((text) => text + ' '.repeat(Math.max(0, leastLength(field) - codePoints(text))))
