import { ownValue } from '#contract/record.ts'

/**
 * Returns the index of the option that an arrow key leads to: the nearest beside, above or below, wrapping at the ends.
 */
export function nextOption(
  options: readonly HTMLElement[],
  from: number,
  key: string,
): number | undefined {
  const step = ownValue(STEPS, key)
  if (step === undefined || options.length === 0) return undefined
  const around = (from + step + options.length) % options.length
  if (key === 'ArrowLeft' || key === 'ArrowRight') return around
  const here = options[from]?.getBoundingClientRect()
  if (!here) return around
  const boxes = options.map((option, at) => ({ at, box: option.getBoundingClientRect() }))
  const beyond = boxes.filter(({ box }) => (box.top - here.top) * step > 0)
  const [nearest] = beyond.toSorted(
    (one, other) =>
      (one.box.top - other.box.top) * step ||
      Math.abs(one.box.left - here.left) - Math.abs(other.box.left - here.left),
  )
  return nearest?.at ?? around
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
}
