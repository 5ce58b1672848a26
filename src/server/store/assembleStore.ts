import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely'
import type { FieldCipher } from '../encryption/fieldCipher.ts'
import { Busy, QueryDeadline } from './databaseError.ts'
import { encryptionPlugin } from './encryption/encryptionPlugin.ts'
import { storeEncryption } from './encryption/storeEncryption.ts'
import { ORG_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import type { Store, Tx } from './store.ts'

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

interface Parts extends Pick<Store, 'kind' | 'db' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
  cipher: FieldCipher
}

/** Creates the store over an open database, with its two kinds of transaction. */
export function assembleStore({ clock, cipher, close, ...rest }: Parts): Store {
  const { db } = rest
  let closed: Promise<void> | undefined
  const txWithin =
    (statementMs?: number): Store['tx'] =>
    (orgId, fn) => {
      if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
      return db.transaction().execute(async (trx) => {
        await enterScope(trx, ORG_ROLE, orgId, statementMs)
        return fn(txOf(orgId, trx, clock()))
      })
    }
  const txOf = (orgId: string, trx: Transaction<Database>, now: Date): Tx => ({
    orgId,
    db: trx.withPlugin(encryptionPlugin(cipher, orgId)),
    now,
    note: () => undefined,
    hash: (column, value) => cipher.hash(value, { orgId, column }),
  })
  const store: Store = {
    ...rest,
    encryption: storeEncryption(db, cipher),
    close() {
      closed ??= close()
      return closed
    },
    tx: txWithin(),
    limited(statementMs) {
      const limited = txWithin(statementMs)
      return { ...store, tx: (orgId, fn) => limited(orgId, fn).catch(busyPastDeadline) }
    },
    txSystem(fn) {
      return db.transaction().execute(async (trx) => {
        await enterScope(trx, SYSTEM_ROLE, '')
        const now = clock()
        const of = (orgId: string) => txOf(orgId, trx, now)
        return fn({ db: trx.withPlugin(encryptionPlugin(cipher)), now, of })
      })
    },
  }
  return store
}

function busyPastDeadline(error: unknown): never {
  if (!(error instanceof QueryDeadline)) throw error
  throw new Busy(error.message, { cause: error })
}

/**
 * Sets role and organisation until the transaction ends, `SET LOCAL ROLE` and the organisation that the policies compare
 * with, and the limit of later statements. Literal, because a statement without parameters is sent together with its `begin`.
 */
async function enterScope(
  trx: Transaction<Database>,
  role: string,
  orgId: string,
  statementMs?: number,
): Promise<void> {
  const settings = {
    role,
    'app.org': orgId,
    ...(statementMs === undefined ? {} : { statement_timeout: String(statementMs) }),
  }
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  await sql`select ${sql.join(set)}`.execute(trx)
}
