import { ownValue } from '#contract/record.ts'

/** Turns of a Page key. */
const LEAP = 10

/** Returns the index a key moves a wheel to from `index`, without wrapping around; undefined for other keys. */
export function turnByKey(key: string, index: number, last: number): number | undefined {
  const turns: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + LEAP,
    PageUp: index - LEAP,
    Home: 0,
    End: last,
  }
  const turn = ownValue(turns, key)
  return turn === undefined ? undefined : Math.min(last, Math.max(0, turn))
}
