import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely'
import type { FieldCipher } from '../encryption/fieldCipher.ts'
import { Busy, QueryDeadline } from './databaseError.ts'
import { encryptionPlugin } from './encryption/encryptionPlugin.ts'
import { storeEncryption } from './encryption/storeEncryption.ts'
import { ORG_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import type { Store, Tx } from './store.ts'
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

interface Parts extends Pick<Store, 'kind' | 'db' | 'load' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
  cipher: FieldCipher
  /** Settings of every transaction beside its role and organisation. */
  limits?: Readonly<Record<string, string>>
}

/** Creates the store over an open database, with its two kinds of transaction. */
export function assembleStore({ clock, cipher, close, limits = {}, ...rest }: Parts): Store {
  const { db } = rest
  const enterScope = (
    trx: Transaction<Database>,
    role: string,
    orgId: string,
    more: Readonly<Record<string, string>> = {},
  ) => setLocally(trx, { role, 'app.org': orgId, ...limits, ...more })
  let closed: Promise<void> | undefined
  const waking = createWaking()
  const txWithin =
    (more: Readonly<Record<string, string>> = {}): Store['tx'] =>
    (orgId, fn) => {
      if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
      return waking.around((wake) =>
        db.transaction().execute(async (trx) => {
          await enterScope(trx, ORG_ROLE, orgId, more)
          return fn(txOf(orgId, trx, clock(), wake))
        }),
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
        db.transaction().execute(async (trx) => {
          await enterScope(trx, SYSTEM_ROLE, '')
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

/**
 * Sets what holds until the transaction ends: `SET LOCAL ROLE`, the organisation that the policies compare with, and
 * limits. Literal, because a statement without parameters is sent together with its `begin`.
 */
async function setLocally(
  trx: Transaction<Database>,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  await sql`select ${sql.join(set)}`.execute(trx)
}
