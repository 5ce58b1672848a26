import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely'
import type { FieldCipher } from '../encryption/fieldCipher.ts'
import { inChildSpan, OUTWARD } from '../tracing/inSpan.ts'
import { Busy, QueryDeadline } from './databaseError.ts'
import { encryptionPlugin } from './encryption/encryptionPlugin.ts'
import { storeEncryption } from './encryption/storeEncryption.ts'
import { ORG_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import { type LocalSettings, setLocally } from './setLocally.ts'
import { inScope, type SlowWatch, unwatched, watchStatements } from './slowStatements.ts'
import type { Store, Tx } from './store.ts'
import { createWaking, type Wake } from './waking.ts'

/**
 * Creates a Kysely over a dialect, mapping column names between camelCase and snake_case; keys inside jsonb values are
 * kept. Slow statements are told to `slow`.
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

interface Parts extends Pick<Store, 'kind' | 'db' | 'load' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
  cipher: FieldCipher
  /** Settings of every transaction beside its role and organisation. */
  limits?: LocalSettings
}

/** Creates the store over an open database, with its two kinds of transaction. */
export function assembleStore({ clock, cipher, close, limits = {}, ...rest }: Parts): Store {
  const { db } = rest
  /** Each transaction has the role and organisation that it was begun for, and is a span of the trace under way. */
  const transaction = <T>(
    scope: { role: string; 'app.org': string },
    fn: (trx: Transaction<Database>) => Promise<T>,
    more: LocalSettings = {},
  ): Promise<T> => {
    const settings = { ...scope, ...limits, ...more }
    const attributes = { 'db.system.name': 'postgresql', 'portal.role': scope.role }
    const run = async (trx: Transaction<Database>) => {
      await unwatched(() => setLocally(trx, settings))
      return fn(trx)
    }
    return inChildSpan('transaction', { kind: OUTWARD, attributes }, () =>
      inScope(settings, () => db.transaction().execute(run)),
    )
  }
  let closed: Promise<void> | undefined
  const waking = createWaking()
  const txWithin =
    (more?: LocalSettings): Store['tx'] =>
    (orgId, fn) => {
      if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
      const scope = { role: ORG_ROLE, 'app.org': orgId }
      return waking.around((wake) =>
        transaction(scope, (trx) => fn(txOf(orgId, trx, clock(), wake)), more),
      )
    }
  const txOf = (orgId: string, trx: Transaction<Database>, now: Date, wake: Wake): Tx => ({
    orgId,
    db: trx.withPlugin(encryptionPlugin(cipher, orgId)),
    now,
    note: () => undefined,
    wake,
    hash: (column, value) => cipher.hash(value, { orgId, column }),
  })
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
    txSystem(fn) {
      return waking.around((wake) =>
        transaction({ role: SYSTEM_ROLE, 'app.org': '' }, (trx) => {
          const now = clock()
          const of = (orgId: string) => txOf(orgId, trx, now, wake)
          return fn({ db: trx.withPlugin(encryptionPlugin(cipher)), now, of })
        }),
      )
    },
  }
  return store
}

function busyPastDeadline(error: unknown): never {
  if (!(error instanceof QueryDeadline)) throw error
  throw new Busy(error.message, { cause: error })
}
