import type { Neighbour, Phase } from './measureNeighbour.ts'

/** What a quiet society saw beside a loud one, in lines. */
export function neighbourLines({ none, shares, answered }: Neighbour): string[] {
  return [
    'a quiet society, alone and beside another under the worst load:',
    ...pair('connections to whoever comes first', none),
    ...pair('connections shared', shares),
    `  the loud society was answered ${JSON.stringify(answered)}`,
  ]
}

const pair = (says: string, { alone, loud }: Neighbour['shares']): string[] => [
  `  ${says}: p99 ${times(loud.p99, alone.p99)}, median ${times(loud.median, alone.median)};` +
    ` without the time in which the server had no processor p99 ${times(loud.unstarved, alone.unstarved)}`,
  `    alone: ${phase(alone)}`,
  `    beside: ${phase(loud)}`,
]

const times = (loud: number, alone: number): string => `${(loud / alone).toFixed(1)}×`

const phase = ({ median, p99, unstarved, calls, failed, busy }: Phase): string =>
  `median ${ms(median)}, p99 ${ms(p99)} (${ms(unstarved)}), ${failed} of ${calls} failed; p99 of waiting for a connection` +
  ` ${ms(busy.waited)}; event loop ${(busy.loop * 100).toFixed(0)} % busy, ${busy.cores.toFixed(2)} processors`

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
