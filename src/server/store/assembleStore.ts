import { CamelCasePlugin, type Dialect, Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import { keywordCodes } from '#server/encryption/nameCodes.ts'
import { inChildSpan, OUTWARD } from '#server/tracing/inSpan.ts'
import { Busy, QueryDeadline } from './databaseError.ts'
import { encryptionPlugin } from './encryption/encryptionPlugin.ts'
import { storeEncryption } from './encryption/storeEncryption.ts'
import { atHome } from './home/atHome.ts'
import { ORG_ROLE, SHARD_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import { type LocalSettings, settingLocally } from './setLocally.ts'
import type { Admission } from './shares/admission.ts'
import { inScope, type SlowWatch, unwatched, watchStatements } from './slowStatements.ts'
import type { Store, SystemTx, Tx } from './store.ts'
import { createWaking, type Wake } from './waking.ts'

/**
 * Creates a Kysely over a dialect, mapping column names between camelCase and snake_case; keys inside jsonb values stay
 * unchanged. Slow statements are reported to `slow`.
 */
export function kyselyOver(dialect: Dialect, slow?: SlowWatch): Kysely<Database> {
  const watch = slow && watchStatements(slow, () => db)
  const db: Kysely<Database> = new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(watch ? { log: watch } : {}),
  })
  return db
}

/** Ids are made by us (publicId) or by an operator; nothing else may become part of a statement. */
const ORG_ID = /^[\w-]{1,64}$/

/** Role, organisation and further local settings of a transaction. */
type Scope = LocalSettings & { role: string; 'app.org': string }

interface Parts extends Pick<Store, 'kind' | 'db' | 'load' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
  cipher: FieldCipher
  /** Settings of every transaction beside its role and organisation. */
  limits?: LocalSettings
  /**
   * True when societies are distributed over several databases: work on a society that is not at home in this one fails
   * as `Elsewhere`, a write to one that is being moved as `Leaving`.
   */
  isShard?: boolean
  /** Admission control of transactions; without it, each begins at once. */
  admission?: Admission
}

/** Creates the store over an open database, with its kinds of transaction. */
export function assembleStore(parts: Parts): Store {
  const { clock, cipher, close, limits = {}, isShard = false, admission, ...rest } = parts
  const { db } = rest
  const systemRole = isShard ? SHARD_ROLE : SYSTEM_ROLE
  let closed: Promise<void> | undefined
  const waking = createWaking()
  const txOf = (orgId: string, trx: Transaction<Database>, now: Date, wake: Wake): Tx => ({
    orgId,
    db: trx.withPlugin(encryptionPlugin(cipher, orgId)),
    now,
    note: () => undefined,
    wake,
    hash: (column, value) => cipher.hash(value, { orgId, column }),
    codes: {
      ofKeyword: (keyword) => keywordCodes(keyword, cipher.codeOf(orgId)),
      ofPattern: cipher.codeOf(orgId),
    },
  })
  const systemTxOf = (trx: Transaction<Database>, wake: Wake): SystemTx => {
    const now = clock()
    const of = (orgId: string) => txOf(orgId, trx, now, wake)
    return { db: trx.withPlugin(encryptionPlugin(cipher)), now, of }
  }
  const transaction = createTransaction(db, limits, admission)
  /**
   * Runs work on one organisation in a transaction with these settings; on a shard, only where the organisation is at
   * home. Throws TypeError for a malformed organisation id.
   */
  const within = <T>(
    orgId: string,
    settings: Scope,
    fn: (trx: Transaction<Database>, wake: Wake) => Promise<T>,
  ): Promise<T> => {
    if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
    return waking.around((wake) =>
      transaction({ orgId, own: settings }, async (trx, scope) => {
        if (isShard) return atHome(trx, { orgId, scope }, () => fn(trx, wake))
        await unwatched(() => scope.execute(trx))
        return fn(trx, wake)
      }),
    )
  }
  const txWithin =
    (more: LocalSettings = {}): Store['tx'] =>
    (orgId, fn) =>
      within(orgId, { role: ORG_ROLE, 'app.org': orgId, ...more }, (trx, wake) =>
        fn(txOf(orgId, trx, clock(), wake)),
      )
  const store: Store = {
    ...rest,
    encryption: storeEncryption(db, cipher),
    onWake: waking.listen,
    close() {
      closed ??= close()
      return closed
    },
    tx: txWithin(),
    limited(statementMs) {
      if (rest.kind === 'embedded') return store
      const limited = txWithin({ statement_timeout: String(statementMs) })
      return { ...store, tx: (orgId, fn) => limited(orgId, fn).catch(busyPastDeadline) }
    },
    lagging: () => store,
    txSystem: (fn) =>
      waking.around((wake) =>
        transaction({ own: { role: systemRole, 'app.org': '' } }, async (trx, scope) => {
          await unwatched(() => scope.execute(trx))
          return fn(systemTxOf(trx, wake))
        }),
      ),
    txSystemOf: (orgId, fn) =>
      within(orgId, { role: systemRole, 'app.org': '' }, (trx, wake) => fn(systemTxOf(trx, wake))),
    shards: () => [store],
    lookUp: async (_by, keys, read) => store.txSystem((tx) => read(tx, keys)),
    reserve: async () => undefined,
  }
  return store
}

interface Begun {
  /** Absent for work over all organisations. */
  orgId?: string
  own: Scope
}

const atOnce: Admission['run'] = (_orgId, transaction) => transaction()

/**
 * Begins a transaction once it is admitted, as a span of the current trace; the statement `scope` sets its role and
 * organisation.
 */
const createTransaction =
  (db: Kysely<Database>, limits: LocalSettings, admission?: Admission) =>
  <T>(
    { orgId, own }: Begun,
    run: (trx: Transaction<Database>, scope: RawBuilder<unknown>) => Promise<T>,
  ): Promise<T> => {
    const settings = { ...limits, ...own }
    const attributes = { 'db.system.name': 'postgresql', 'portal.role': own.role }
    const begin = () => db.transaction().execute((trx) => run(trx, settingLocally(settings)))
    const inTurn = admission?.run ?? atOnce
    return inChildSpan('transaction', { kind: OUTWARD, attributes }, () =>
      inTurn(orgId, () => inScope(settings, begin)),
    )
  }

function busyPastDeadline(error: unknown): never {
  if (!(error instanceof QueryDeadline)) throw error
  throw new Busy(error.message, { cause: error })
}
