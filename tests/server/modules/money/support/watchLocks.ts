import type { KyselyPlugin, OperationNode, PluginTransformQueryArgs } from 'kysely'
import { InsertQueryNode, SelectQueryNode, TableNode, ValuesNode } from 'kysely'
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

/** Of these a transaction may lock several, in order of their ids. */
const BY_ID: ReadonlySet<Lock> = new Set(['payment', 'plan', 'order', 'member'])

/**
 * Makes each transaction of an organisation fail that locks out of order, or several of one kind out of order of their
 * ids. What a transaction has locked or recorded it may lock again; the orders of a plan are nobody else's while the plan
 * is locked.
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
  /** The row's id, where the statement finds it by that. */
  id?: string | undefined
  /** What tells the locked rows from others. */
  of: string
  /** False where rows that others hold are passed over. */
  waits: boolean
  /** True for a row that the transaction has recorded, for which nobody waits. */
  isNew?: boolean
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
    const before = this.#taken.find((other) => !other.isNew && isAfter(other, taken))
    if (before && taken.waits) throw new Error(`${taken.lock} is locked after ${before.lock}`)
    this.#taken.push(taken)
  }
}

function isAfter(one: Taken, other: Taken): boolean {
  const [first, second] = [LOCK_ORDER.indexOf(one.lock), LOCK_ORDER.indexOf(other.lock)]
  if (first !== second || !BY_ID.has(one.lock)) return first > second
  return one.id !== undefined && other.id !== undefined && one.id > other.id
}

/** Statements that lock nothing are not read: some are long. */
function takenBy(node: OperationNode): Taken | undefined {
  const recorded = InsertQueryNode.is(node) ? recordedBy(node) : undefined
  if (recorded) return recorded
  const lock = SelectQueryNode.is(node) ? rowLock(node) : writtenLock(node)
  if (lock === undefined) return undefined
  const said = JSON.stringify(node)
  if (SelectQueryNode.is(node)) requireOrder(node, said, lock)
  if (lock === 'order' && isOfPlan(said)) return undefined
  const id = said.match(BY_ITS_ID)?.[1]
  return { ...rowOf(lock, id, said), waits: !said.includes('"SkipLocked"') }
}

const rowOf = (lock: Lock, id?: string, said = '') => ({
  lock,
  of: `${lock} ${id ?? valuesIn(said).join(' ')}`,
  id,
})

/** A row by its id; the advisory lock of a payment has the id in its name. */
const BY_ITS_ID = /(?:"name":"id"[^[]*?"operator":"="[^[]*?"value":"|"payment:[^:"]*:)([^"]*)"/

const RECORDED: Readonly<Record<string, Lock>> = {
  duesPayment: 'payment',
  duesPlan: 'plan',
  duesOrder: 'order',
}

/**
 * Credit that is added changes its payment and the payment's other credit (`dues_reconcile_last`), for which it waits; a
 * row that is recorded is nobody else's yet.
 */
function recordedBy(node: InsertQueryNode): Taken | undefined {
  const table = camelCase(tableOf(node.into))
  if (table === 'duesReconcile')
    return { ...rowOf('payment', insertedIn(node, 'paymentId')), waits: true }
  const lock = RECORDED[table]
  return lock && { ...rowOf(lock, insertedIn(node, 'id')), waits: false, isNew: true }
}

/** The value that the first row of a statement has in a column. */
function insertedIn({ columns, values }: InsertQueryNode, name: string): string {
  const at = columns?.findIndex(({ column }) => camelCase(column.name) === name) ?? -1
  const row = values && ValuesNode.is(values) ? values.values[0] : undefined
  const value = row?.values[at]
  return String(typeof value === 'object' && value && 'value' in value ? value.value : value)
}

/** Columns by which a statement finds one row. */
const UNIQUE = /"name":"(?:id|line|trade_?[rR]ef|refund_?[rR]ef|deed_?[iI]d)"[^[]*?"operator":"="/

/** Rows that one statement locks are locked in its order: without one, two of them wait for each other. */
function requireOrder({ orderBy }: SelectQueryNode, said: string, lock: Lock): void {
  const last = JSON.stringify(orderBy?.items.at(-1) ?? '')
  if (!UNIQUE.test(said) && !last.includes('"name":"id"'))
    throw new Error(`several rows are locked in no order: ${lock}`)
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
