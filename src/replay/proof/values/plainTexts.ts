import type { FormField } from '#contract/form.ts'
import { codePoints } from '#domain/text/codePoints.ts'

const FIRST_HAN = 0x4e00

/** The least length a text that is not empty may have. */
export const leastLength = ({ constraints: { min = 0 } }: FormField): number =>
  Math.max(1, Math.ceil(min))

/** Texts of the least length, one more than there are codes: at least one of them is none of these. */
export const otherTexts = (field: FormField, codes: readonly string[]): string[] =>
  Array.from({ length: codes.length + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_HAN + index).repeat(leastLength(field)),
  ).filter((text) => !codes.includes(text))

/** The codes with blanks after them up to the least length: rules do not see blanks around a value, lengths do. */
export const paddedTexts = (field: FormField, texts: readonly string[]): string[] =>
  texts.map((text) => text + ' '.repeat(Math.max(0, leastLength(field) - codePoints(text))))
