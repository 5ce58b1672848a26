import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely'
import type { FieldCipher } from '../encryption/fieldCipher.ts'
import { Busy, QueryDeadline } from './databaseError.ts'
import { encryptionPlugin } from './encryption/encryptionPlugin.ts'
import { storeEncryption } from './encryption/storeEncryption.ts'
import { atHome } from './home/atHome.ts'
import { ORG_ROLE, SHARD_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import type { Store, SystemTx, Tx } from './store.ts'
import { createWaking, type Wake } from './waking.ts'

/**
 * Creates a Kysely over a dialect, mapping column names between camelCase and snake_case; keys inside jsonb values are
 * kept.
 */
export function kyselyOver(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Ids are made by us (publicId) or by an operator; nothing else may become part of a statement. */
const ORG_ID = /^[\w-]{1,64}$/

type Settings = Readonly<Record<string, string>>

interface Parts extends Pick<Store, 'kind' | 'db' | 'load' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
  cipher: FieldCipher
  /** Settings of every transaction beside its role and organisation. */
  limits?: Settings
  /** Other databases have societies, too: work on one that is not at home here fails as `Elsewhere` or `Leaving`. */
  isShard?: boolean
}

/** Creates the store over an open database, with its kinds of transaction. */
export function assembleStore(parts: Parts): Store {
  const { clock, cipher, close, limits = {}, isShard = false, ...rest } = parts
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
  })
  const systemTxOf = (trx: Transaction<Database>, wake: Wake): SystemTx => {
    const now = clock()
    const of = (orgId: string) => txOf(orgId, trx, now, wake)
    return { db: trx.withPlugin(encryptionPlugin(cipher)), now, of }
  }
  /** Runs work on one organisation with these settings, where it is at home. */
  const within = <T>(
    orgId: string,
    settings: Settings,
    fn: (trx: Transaction<Database>, wake: Wake) => Promise<T>,
  ): Promise<T> => {
    if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
    return waking.around((wake) =>
      db.transaction().execute(async (trx) => {
        const scope = settingLocally({ ...limits, ...settings })
        if (isShard) return atHome(trx, { orgId, scope }, () => fn(trx, wake))
        await scope.execute(trx)
        return fn(trx, wake)
      }),
    )
  }
  const txWithin =
    (more: Settings = {}): Store['tx'] =>
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
        db.transaction().execute(async (trx) => {
          await settingLocally({ ...limits, role: systemRole, 'app.org': '' }).execute(trx)
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

function busyPastDeadline(error: unknown): never {
  if (!(error instanceof QueryDeadline)) throw error
  throw new Busy(error.message, { cause: error })
}

/**
 * The statement that sets what holds until the transaction ends: `SET LOCAL ROLE`, the organisation that the policies
 * compare with, and limits. Literal, because a statement without parameters is sent together with its `begin`.
 */
function settingLocally(settings: Settings) {
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  return sql`select ${sql.join(set)}`
}
