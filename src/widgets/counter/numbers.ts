import type { FieldUi } from '#contract/form.ts'

/** The number a text says, full-width digits included; null while it says none (yet). */
export function parseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  return Number(plain)
}

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** One step up or down inside min and max; from nothing it starts at min, else at 0. Free of binary rounding dust. */
export function stepped(
  value: number | undefined,
  direction: 1 | -1,
  { min, max, step = 1 }: Pick<FieldUi, 'min' | 'max' | 'step'>,
): number {
  const next = value === undefined ? (min ?? 0) : value + direction * step
  const exact = Number(next.toFixed(Math.max(decimals(value ?? 0), decimals(step))))
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, exact))
}
