import pg from 'pg'
import { vi } from 'vitest'
import type { Store, Tx } from '#server/store/store.ts'

interface Statement {
  text: string
  values: unknown[]
}

/** What PostgreSQL did for one statement. */
export interface Explained {
  text: string
  plan: Node
  /** Pages of tables and indexes that were looked at. */
  buffers: number
  /** Tables that were read from their first page to their last. */
  scanned: string[]
  /** The most rows that one node read from a table or index. */
  read: number
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
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

/** The statements that a transaction of the product sends, as the driver sends them. */
async function sentBy(store: Store, orgId: string, work: (tx: Tx) => Promise<unknown>) {
  const sent: Statement[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (typeof args[0] === 'string')
      sent.push({ text: args[0], values: Array.isArray(args[1]) ? args[1] : [] })
    return Reflect.apply(query, this, args)
  } as typeof query)
  try {
    await store.tx(orgId, work)
  } finally {
    spy.mockRestore()
  }
  return sent
}

/** Sends the statements of a transaction again, in its role and with its settings, and has each query explained. */
export async function explained(
  client: pg.Client,
  store: Store,
  orgId: string,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Explained[]> {
  const found: Explained[] = []
  for (const { text, values } of await sentBy(store, orgId, work)) {
    const isQuery = /^\s*select/i.test(text) && !text.includes('set_config')
    if (!isQuery) await client.query(text, values)
    else found.push(await explain(client, { text, values }))
  }
  return found
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const [top] = rows[0]['QUERY PLAN'] as [{ Plan: Node }]
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

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isScan = (node: Node): boolean => node['Node Type'].endsWith('Scan')

const rowsRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
