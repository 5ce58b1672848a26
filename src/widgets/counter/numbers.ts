import type { FieldUi } from '#contract/form.ts'

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

/**
 * One step up or down inside min and max, free of binary rounding dust. Where the form sets a step, it leads to the
 * next place on the steps; they are counted from min, else from 0. From nothing it starts there.
 */
export function stepped(value: number | undefined, direction: 1 | -1, bounds: Bounds): number {
  const { min, max, step } = bounds
  const next =
    value === undefined
      ? (min ?? 0)
      : step === undefined || step <= 0
        ? exact(value + direction, decimals(value))
        : nextPlace(value, direction, { ...bounds, step })
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))
}

type Bounds = Pick<FieldUi, 'min' | 'max' | 'step'>

const exact = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Digits that rounding dust never reaches. */
const FINE = 9

function nextPlace(
  value: number,
  direction: 1 | -1,
  { min = 0, max = Infinity, step }: Bounds & { step: number },
): number {
  const steps = exact((value - min) / step, FINE)
  const last = Math.floor(exact((max - min) / step, FINE))
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return exact(min + Math.min(last, next) * step, Math.max(decimals(min), decimals(step)))
}
