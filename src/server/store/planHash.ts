import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { type LocalSettings, setLocally } from './setLocally.ts'

/** Fields of an `explain (format json)` node that distinguish one plan from another. */
interface PlanNode {
  'Node Type': string
  'Join Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Statements that have a plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with|merge)\b/i

/** Settings for explaining any statement: it cannot write, and short timeouts keep it from blocking others. */
const LOOKING = { transaction_read_only: 'on', statement_timeout: '1s', lock_timeout: '100ms' }

/**
 * Returns a hash of the statement's current plan for the same parameters and scope; plans with equal nodes, relations
 * and indexes have equal hashes. Undefined without a scope, without a plan and on failure. Runs in its own transaction,
 * so that neither a failure nor its duration affects the caller's.
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

/** Short identifier of a statement or a plan in the log: 12 hex digits of its SHA-256. */
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
