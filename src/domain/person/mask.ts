/** The number of characters left readable at the start and at the end. */
const KEPT = { mobile: [3, 4], cardNo: [4, 4] } as const
export type MaskKind = keyof typeof KEPT

export const isMaskKind = (kind: unknown): kind is MaskKind =>
  typeof kind === 'string' && Object.hasOwn(KEPT, kind)

/**
 * `138****5678`, `1101**********002X`. Text too short to hide anything between its ends is hidden whole;
 * an empty text stays empty.
 */
export function mask(kind: MaskKind, text: string): string {
  const [head, tail] = KEPT[kind]
  const hidden = text.length - head - tail
  if (hidden <= 0) return '*'.repeat(text.length)
  return text.slice(0, head) + '*'.repeat(hidden) + text.slice(-tail)
}
