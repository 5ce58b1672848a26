import pg from 'pg'
import type { Store, Tx } from '#server/store/store.ts'

interface Statement {
  text: string
  values: unknown[]
}

/** What PostgreSQL did for one statement. */
export interface Explained {
  text: string
  plan: PlanNode
  /** Pages of tables and indexes that were looked at. */
  buffers: number
  /** Tables that were read from their first page to their last. */
  scanned: string[]
  /** The most rows that one node read from a table or index. */
  read: number
}

/** A node of a plan as PostgreSQL tells it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Actual Total Time': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** Tables with rows of every member; of others a society has some hundreds. */
const GROWING = new Set([
  ...['member_application', 'or_application', 'account', 'org_unit', 'audit_entry', 'activity_log'],
  ...['dues_notice', 'dues_order', 'dues_payment', 'dues_term', 'dues_receipt', 'dues_reconcile'],
  ...[
    'dues_invoice',
    'dues_invoice_order',
    'dues_refund',
    'dues_plan',
    'dues_plan_part',
    'dues_pause',
  ],
  ...['dues_reminder', 'dues_question', 'dues_manual_payment', 'dues_statement_line'],
  ...['dues_deed', 'dues_entry'],
])

/** What a transaction of the product answers, and the statements that it sends, as the driver sends them. */
async function sentBy(store: Store, orgId: string, work: (tx: Tx) => Promise<unknown>) {
  const sent: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (typeof args[0] === 'string')
      sent.push({ text: args[0], values: Array.isArray(args[1]) ? args[1] : [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    return { answer: await store.tx(orgId, work), sent }
  } finally {
    pg.Client.prototype.query = query
  }
}

/**
 * Sends the statements of a transaction again, in its role and with its settings, and has each query explained; with what
 * the transaction answered.
 */
export async function explained(
  client: pg.Client,
  store: Store,
  orgId: string,
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ answer: unknown; statements: Explained[] }> {
  const { answer, sent } = await sentBy(store, orgId, work)
  const statements: Explained[] = []
  for (const { text, values } of sent) {
    const isQuery = /^\s*select/i.test(text) && !text.includes('set_config')
    if (!isQuery) await client.query(text, values)
    else statements.push(await explain(client, { text, values }))
  }
  return { answer, statements }
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const [top] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }]
  const nodes = nodesOf(top.Plan)
  return {
    text,
    plan: top.Plan,
    buffers: top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks'],
    scanned: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && GROWING.has(node['Relation Name'] ?? '')
        ? (node['Relation Name'] ?? [])
        : [],
    ),
    read: Math.max(0, ...nodes.filter(isScan).map(rowsRead)),
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isScan = (node: PlanNode): boolean => node['Node Type'].endsWith('Scan')

const rowsRead = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
