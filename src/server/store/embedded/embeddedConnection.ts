import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { StoreError, Unavailable } from '../databaseError.ts'
import { toStoreError } from '../toStoreError.ts'
import { wireParameters } from '../wireParameters.ts'
import type { DatabaseThread } from './databaseThread.ts'
import type { Statement, StatementResult } from './messages.ts'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * The single connection while one caller holds it. `begin` is deferred and sent with the first statement. A transaction
 * whose worker was discarded has ended: its later statements are refused rather than run on the new worker.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #thread: DatabaseThread
  readonly #deadlineMs: number | undefined
  readonly #onUse: () => void
  #begin: string | undefined
  /** Epoch of the current transaction; undefined outside one. */
  #epoch: number | undefined
  #lost: string | undefined

  /** @param onUse told before and after each statement */
  constructor(thread: DatabaseThread, onUse: () => void, deadlineMs?: number) {
    this.#thread = thread
    this.#onUse = onUse
    this.#deadlineMs = deadlineMs
  }

  begin(statement: string): void {
    this.#begin = statement
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql, parameters: wireParameters(parameters) }
    const { rows, command, affected } = await this.#run(statement)
    const result = { rows: rows as R[] }
    return COUNTED.has(command) ? { ...result, numAffectedRows: BigInt(affected) } : result
  }

  /**
   * Commits. Throws when PostgreSQL rolled back instead, which it does without an error after a failed statement that
   * the caller ignored.
   */
  async commit(): Promise<void> {
    if (!this.#inTransaction && this.#lost === undefined) return
    const { command } = await this.#run(plain('commit'))
    this.#epoch = undefined
    if (command === 'COMMIT') return
    throw new StoreError('the transaction was rolled back: a failed statement was ignored')
  }

  /** Never rejects: a discarded worker has rolled back already. */
  async rollback(): Promise<void> {
    const open = this.#inTransaction && !this.#isOver()
    this.#begin = undefined
    this.#epoch = undefined
    if (open) await this.#thread.run([plain('rollback')]).catch(() => {})
  }

  /** Revokes the connection from a holder who does not use it: rolls back and refuses further statements. */
  async takeAway(reason: string): Promise<void> {
    this.#lost = reason
    await this.rollback()
  }

  async #run(statement: Statement): Promise<StatementResult> {
    if (this.#lost !== undefined) throw new Unavailable(this.#lost)
    if (this.#isOver()) throw new Unavailable('the database was reopened during the transaction')
    this.#onUse()
    try {
      const results = await this.#thread.run(this.#withBegin(statement), this.#deadlineMs)
      return results.at(-1) ?? { rows: [], command: '', affected: 0 }
    } catch (error) {
      throw toStoreError(error)
    } finally {
      this.#onUse()
    }
  }

  #withBegin(statement: Statement): Statement[] {
    const begin = this.#begin
    if (begin === undefined) return [statement]
    this.#begin = undefined
    this.#epoch = this.#thread.epoch
    if (statement.parameters.length > 0) return [plain(begin), statement]
    return [plain(`${begin}; ${statement.sql}`)]
  }

  get #inTransaction(): boolean {
    return this.#epoch !== undefined
  }

  #isOver(): boolean {
    return this.#epoch !== undefined && this.#epoch !== this.#thread.epoch
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered')
  }
}

function plain(sql: string): Statement {
  return { sql, parameters: [] }
}
