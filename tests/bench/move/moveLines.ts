import type { MoveCost } from './measureMove.ts'

/** What the move of a large society came to, in a line. */
export const moveLines = (cost: MoveCost): string[] => [
  `moving a society of ${cost.members} members: ${cost.seconds.toFixed(0)} s, its writes paused ${ms(cost.pausedMs)},` +
    ` longest ${ms(cost.longestMs)}, its neighbour's ${ms(cost.neighbourMs)}; ${cost.writes} writes, ${cost.faults} lost, doubled or failed`,
]

const ms = (value: number): string => `${value.toFixed(0)} ms`
