import type { KyselyPlugin, OperationNode, PluginTransformQueryArgs } from 'kysely'
import { SelectQueryNode, TableNode } from 'kysely'
import type { Store } from '#server/store/store.ts'

/**
 * The order in which transactions of dues lock (decision 0431): each waits only for locks that come after those it holds,
 * so that no two wait for each other.
 */
export const LOCK_ORDER = [
  'call',
  'draft',
  'line',
  'hold',
  'refund',
  'payment',
  'credit',
  'receipt',
  'plan',
  'order',
  'member',
  'receiptNumber',
  'memberNumber',
] as const

type Lock = (typeof LOCK_ORDER)[number]

const ROWS: Readonly<Record<string, Lock>> = {
  duesManualPayment: 'draft',
  duesStatementLine: 'line',
  duesRefund: 'refund',
  duesReconcile: 'credit',
  duesReceipt: 'receipt',
  duesPlan: 'plan',
  duesOrder: 'order',
  memberApplication: 'member',
}

/**
 * Makes each transaction of an organisation fail that locks out of order, or several members out of order of their ids.
 * What a transaction has locked it may lock again; the orders of a plan are nobody else's while the plan is locked.
 */
export function watchLocks(store: Store): void {
  const { tx } = store
  store.tx = (orgId, work) =>
    tx(orgId, (inside) => {
      const watch = new LockWatch()
      return work({ ...inside, db: inside.db.withPlugin(watch) })
    })
}

interface Taken {
  lock: Lock
  /** What tells the locked rows from others. */
  of: string
  /** False where rows that others hold are passed over. */
  waits: boolean
}

class LockWatch implements KyselyPlugin {
  readonly #taken: Taken[] = []

  transformQuery({ node }: PluginTransformQueryArgs) {
    const taken = takenBy(node)
    if (taken && !this.#taken.some(({ of }) => of === taken.of)) this.#take(taken)
    return node
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result

  #take(taken: Taken): void {
    const before = this.#taken.find((other) => isAfter(other, taken))
    if (before && taken.waits) throw new Error(`${taken.lock} is locked after ${before.lock}`)
    this.#taken.push(taken)
  }
}

function isAfter(one: Taken, other: Taken): boolean {
  const [first, second] = [LOCK_ORDER.indexOf(one.lock), LOCK_ORDER.indexOf(other.lock)]
  return first > second || (one.lock === 'member' && other.lock === 'member' && one.of > other.of)
}

/** Statements that lock nothing are not read: some are long. */
function takenBy(node: OperationNode): Taken | undefined {
  const lock = SelectQueryNode.is(node) ? rowLock(node) : writtenLock(node)
  if (lock === undefined) return undefined
  const said = JSON.stringify(node)
  if (lock === 'order' && isOfPlan(said)) return undefined
  return { lock, of: `${lock} ${valuesIn(said).join(' ')}`, waits: !said.includes('"SkipLocked"') }
}

function rowLock(node: SelectQueryNode): Lock | undefined {
  const isLocked = node.endModifiers?.some(({ modifier }) => modifier === 'ForUpdate')
  return isLocked ? ROWS[camelCase(tableOf(node.from?.froms[0]))] : undefined
}

/** A payment is an advisory lock; holds and counters are rows that are inserted or updated. */
function writtenLock(node: OperationNode): Lock | undefined {
  const isIn = (part: string) => JSON.stringify(node).includes(`"${part}:`)
  if (node.kind === 'RawNode') return isIn('payment') ? 'payment' : undefined
  const table = node.kind === 'InsertQueryNode' ? camelCase(tableOf(intoOf(node))) : ''
  if (table === 'idempotency') return isIn('hold') ? 'hold' : 'call'
  if (table !== 'memberNumCounter') return undefined
  return isIn('receipt') ? 'receiptNumber' : 'memberNumber'
}

const intoOf = (node: OperationNode) => (node as { into?: OperationNode }).into

const tableOf = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? node.table.identifier.name : ''

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const isOfPlan = (said: string): boolean => /"name":"plan_?[iI]d"[^[]*"operator":"="/.test(said)

/** The values that a statement compares with. */
const valuesIn = (said: string): string[] =>
  [...said.matchAll(/"value":("[^"]*"|\d+)/g)].map(([, value = '']) => value)
