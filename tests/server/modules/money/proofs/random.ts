/** Chances that follow from a seed. */
export interface Random {
  /** From 0 to below `end`. */
  below(end: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

/** The same seed makes the same choices; what processes make of them is theirs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  /** mulberry32: small, and even enough for choices. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
  }
}
