import type { FormField } from '#contract/form.ts'

const FIRST_HAN = 0x4e00

/** Returns the minimum length of a non-empty text. */
export const leastLength = ({ constraints: { min = 0 } }: FormField): number =>
  Math.max(1, Math.ceil(min))

/** Returns texts of minimum length, one more than there are codes, so that at least one is not a code. */
export const otherTexts = (field: FormField, codes: readonly string[]): string[] =>
  Array.from({ length: codes.length + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_HAN + index).repeat(leastLength(field)),
  ).filter((text) => !codes.includes(text))

/** Longer texts are not listed. */
const MOST_CHARACTERS = 500

/** Returns texts of these lengths, of one more and one less, and of the longest and shortest that are valid. */
export function sizedTexts(field: FormField, lengths: readonly number[]): string[] {
  if (lengths.length === 0) return []
  const { constraints, ui } = field
  const most = Math.min(MOST_CHARACTERS, ui.inputMax ?? MOST_CHARACTERS)
  const wanted = [...lengths.flatMap((each) => [each - 1, each, each + 1]), constraints.max ?? 0]
  return [...new Set([leastLength(field), ...wanted.map(Math.floor)])]
    .filter((length) => length > 0 && length <= most)
    .map((length) => String.fromCodePoint(FIRST_HAN + 99).repeat(length))
}
