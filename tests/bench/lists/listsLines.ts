import type { ListCost, ListsCost } from './measureLists.ts'
import { planLines } from './planLines.ts'

const HEAVIEST = 10
const PAGE = /, page \d+$/

/** The ten heaviest queries with their plans, and the ten slowest. */
export function listsLines({ members, rounds, lists }: ListsCost): string[] {
  const heaviest = lists.toSorted((a, b) => b.heaviest.buffers - a.heaviest.buffers)
  const slowest = lists.toSorted((a, b) => b.p99 - a.p99)
  return [
    '',
    `${lists.length} lists, searches and counts of a society of ${members} members, ${rounds} times each; most buffers:`,
    ...onceEach(heaviest).flatMap((cost) => [costLine(cost), ...planLines(cost.heaviest.plan)]),
    'slowest by p99:',
    ...onceEach(slowest).map(costLine),
  ]
}

/** The first ten; of several pages of one list the one that comes first. */
function onceEach(costs: readonly ListCost[]): ListCost[] {
  const names = costs.map(({ asked }) => asked.replace(PAGE, ''))
  return costs.filter((_, at) => names.indexOf(names[at] ?? '') === at).slice(0, HEAVIEST)
}

const costLine = ({ asked, p50, p99, heaviest }: ListCost): string =>
  `${asked}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${heaviest.buffers} buffers`
