import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely'
import { ORG_ROLE, SYSTEM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

/** A Kysely over a dialect, in the wire's words; keys inside jsonb values stay as they are. */
export function kyselyOver(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Ids are ours (publicId) or an operator's; nothing else may become part of a statement. */
const ORG_ID = /^[\w-]{1,64}$/

interface Parts extends Pick<Store, 'kind' | 'db' | 'ready' | 'readOnly' | 'close'> {
  clock: () => Date
}

/** The store over an open database: adds the two kinds of transaction. */
export function assembleStore({ clock, close, ...rest }: Parts): Store {
  const { db } = rest
  let closed: Promise<void> | undefined
  return {
    ...rest,
    close() {
      closed ??= close()
      return closed
    },
    tx(orgId, fn) {
      if (!ORG_ID.test(orgId)) throw new TypeError('a transaction needs an organisation id')
      return db.transaction().execute(async (trx) => {
        await enterScope(trx, ORG_ROLE, orgId)
        return fn({ orgId, db: trx, now: clock() })
      })
    },
    txSystem(fn) {
      return db.transaction().execute(async (trx) => {
        await enterScope(trx, SYSTEM_ROLE, '')
        return fn({ db: trx, now: clock() })
      })
    },
  }
}

/**
 * Until the transaction ends: `SET LOCAL ROLE` and the organisation the policies compare with. Literal, because a
 * statement without parameters travels together with its `begin`.
 */
async function enterScope(trx: Transaction<Database>, role: string, orgId: string): Promise<void> {
  const scope = sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.org', ${sql.lit(orgId)}, true)`
  await scope.execute(trx)
}
