import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { assembleStore, kyselyOver } from '../assembleStore.ts'
import { type Encrypting, prepareEncryption } from '../encryption/prepareEncryption.ts'
import { fillRows } from '../fillRows.ts'
import { prepareShard } from '../home/prepareShard.ts'
import { migrate } from '../migrate.ts'
import { postgresFamily } from '../postgresFamily.ts'
import type { Database } from '../schema.ts'
import { type AdmissionOptions, createAdmission } from '../shares/admission.ts'
import type { SlowStatements } from '../slowStatements.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Store } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'
import { PostgresDriver } from './postgresDriver.ts'
import { withReplica } from './withReplica.ts'

const OLDEST = 150_000
const DATE_OID = 1082

/**
 * Set in each transaction and not when connecting: a pooler that lends connections by the transaction refuses parameters
 * of the session.
 */
const LIMITS = { statement_timeout: '15s', idle_in_transaction_session_timeout: '30s' }

export interface OpenPostgres
  extends Encrypting,
    Pick<AdmissionOptions, 'onAdmitted' | 'utilisation'> {
  databaseUrl: string
  /** Address of a streaming replica of the database. */
  replicaUrl?: string
  poolSize?: number
  /** Longest wait for a connection, in ms. */
  connectMs?: number
  clock: () => Date
  log: StoreLog
  slow?: SlowStatements
  /**
   * Opens the database unchanged, without migration or keys: for inspecting one on which this version may not have been
   * started.
   */
  asIs?: boolean
  /** True when societies are distributed over several databases. */
  isShard?: boolean
}

/**
 * Opens a PostgreSQL database of version 15 or later and migrates it; its replica need not answer. Throws a
 * StartRefusal when the database is unreachable, too old or cannot be migrated.
 */
export async function openPostgres(options: OpenPostgres): Promise<Store> {
  await prepare(options)
  const { replicaUrl } = options
  const primary = storeAt(options)
  return replicaUrl === undefined
    ? primary
    : withReplica(primary, storeAt({ ...options, databaseUrl: replicaUrl }))
}

function storeAt(options: OpenPostgres): Store {
  const pool = createPool(options)
  const { slow, log, onAdmitted, utilisation } = options
  const shared = { onAdmitted, ...(utilisation ? { utilisation } : {}) }
  const admission = createAdmission({ size: pool.options.max, ...shared })
  const db = kyselyOver(postgresFamily(new PostgresDriver(pool)), slow && { ...slow, log })
  return assembleStore({
    kind: 'postgres',
    clock: options.clock,
    cipher: options.cipher,
    limits: LIMITS,
    ...(options.isShard ? { isShard: true } : {}),
    db,
    admission,
    load: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: admission.waiting + pool.waitingCount,
    }),
    ready: () => answers(db),
    readOnly: () => false,
    close: () => db.destroy(),
  })
}

/** Checks the version and migrates, over connections without a query timeout. */
async function prepare(options: OpenPostgres): Promise<void> {
  const pool = createPool({ ...options, poolSize: 2 }, { query_timeout: 0 })
  const db = kyselyOver(postgresFamily(new PostgresDriver(pool)))
  try {
    await assertVersion(db)
    if (options.asIs) return
    const applied = await migrate(db, { log: options.log, isShared: true })
    if (applied.length > 0) options.log({ level: 'info', event: 'store.migrated', applied })
    await fillRows(db)
    await prepareEncryption(db, options)
    if (options.isShard) await prepareShard(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Creates the pool. A client that fails while idle is dropped and logged; without the listeners the process would exit.
 */
function createPool(
  { databaseUrl, poolSize = 10, connectMs = 5_000, log }: OpenPostgres,
  timeouts: pg.PoolConfig = {},
) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    query_timeout: 20_000,
    application_name: 'society-portal',
    types,
    ...timeouts,
  })
  const lost = (error: Error) =>
    log({ level: 'warn', event: 'store.connectionLost', error: error.message })
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/** The driver's parsers, except that dates stay text; bigint and numeric are text already. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format as 'text'),
}

async function assertVersion(db: Kysely<Database>): Promise<void> {
  const version = await serverVersion(db).catch((error: Error) => {
    const reason = error.message
    const sentence = fill(words.unreachable, { reason })
    throw new StartRefusal(sentence, `cannot reach PostgreSQL: ${reason}`, 69, error, true)
  })
  if (version >= OLDEST) return
  const logLine = `PostgreSQL 15 or later is needed, server_version_num is ${version}`
  throw new StartRefusal(words.tooOld, logLine, 69)
}

async function serverVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db)
  return Number(rows[0]?.version)
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
