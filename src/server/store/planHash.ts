import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { type LocalSettings, setLocally } from './setLocally.ts'

/** What `explain (format json)` says of a node, as far as it tells one plan from another. */
interface PlanNode {
  'Node Type': string
  'Join Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Statements that have a plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with|merge)\b/i

/** Nothing is written and nobody is kept waiting, whatever the statement is. */
const LOOKING = { transaction_read_only: 'on', statement_timeout: '1s', lock_timeout: '100ms' }

/**
 * Returns a hash of the plan that a statement has now, for the same parameters and in the same scope: equal for plans of
 * equal nodes, relations and indexes. Undefined without a scope or a plan. Asked in a transaction of its own, so that
 * neither a failure nor the time it takes is the caller's.
 */
export async function planHash(
  db: Kysely<Database>,
  { sql, parameters }: CompiledQuery,
  scope: LocalSettings | undefined,
): Promise<string | undefined> {
  if (!scope || !PLANNED.test(sql)) return undefined
  const question = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters])
  try {
    const plan = await db
      .withoutPlugins()
      .transaction()
      .execute(async (trx) => {
        await setLocally(trx, { ...scope, ...LOOKING })
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(question)
        return rows[0]?.['QUERY PLAN'][0]?.Plan
      })
    return plan && shortHash(shapeOf(plan))
  } catch {
    return undefined
  }
}

/** Names a statement or a plan in the log. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

const shapeOf = (node: PlanNode): string =>
  [
    node['Node Type'],
    node['Join Type'],
    node['Relation Name'],
    node['Index Name'],
    `(${(node.Plans ?? []).map(shapeOf).join()})`,
  ].join(' ')
