import type { PlanNode } from '../../server/store/growth/explained.ts'

/** A plan in lines: what each node is, of which table or index, its rows, buffers and time, those below it included. */
export const planLines = (node: PlanNode, depth = 1): string[] => [
  `${'  '.repeat(depth)}${nodeLine(node)}`,
  ...(node.Plans ?? []).flatMap((below) => planLines(below, depth + 1)),
]

function nodeLine(node: PlanNode): string {
  const of = [node['Index Name'] ?? node['Relation Name'] ?? ''].filter(Boolean)
  const loops = node['Actual Loops'] === 1 ? '' : ` × ${node['Actual Loops']}`
  const buffers = node['Shared Hit Blocks'] + node['Shared Read Blocks']
  const time = (node['Actual Total Time'] * node['Actual Loops']).toFixed(1)
  return `${[node['Node Type'], ...of].join(' ')}: ${node['Actual Rows']} rows${loops}, ${buffers} buffers, ${time} ms`
}
