import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { StoreError } from '../databaseError.ts'
import { isSqlState, toStoreError } from '../toStoreError.ts'
import { type WireParameter, wireParameters } from '../wireParameters.ts'

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A client of the pool while one caller holds it. A client in an unknown session state is not returned to the pool. */
class PostgresConnection implements DatabaseConnection {
  #broken: Error | undefined
  #begin = false

  constructor(readonly client: pg.PoolClient) {}

  /** `begin` is sent with the first statement, in one round trip if that has no parameters. */
  begin(): void {
    this.#begin = true
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = wireParameters(parameters)
    try {
      const answer = await this.#send<R>(sql, values)
      const result = Array.isArray(answer) ? answer[answer.length - 1] : answer
      return COUNTED.has(result.command)
        ? { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
        : { rows: result.rows ?? [] }
    } catch (error) {
      if (!isSqlState((error as { code?: unknown }).code)) this.doubt(error)
      throw toStoreError(error)
    }
  }

  async #send<R>(sql: string, values: WireParameter[]) {
    const begin = this.#begin
    this.#begin = false
    if (begin && values.length > 0) await this.client.query('begin')
    const text = begin && values.length === 0 ? `begin; ${sql}` : sql
    return this.client.query<R & pg.QueryResultRow>(text, values)
  }

  /**
   * Commits. Throws when PostgreSQL rolled back instead, which it does without an error after a failed statement that
   * the caller ignored.
   */
  async commit(): Promise<void> {
    if (this.#begin) return
    try {
      const { command } = await this.client.query('commit')
      if (command === 'COMMIT') return
    } catch (error) {
      this.doubt(error)
      throw toStoreError(error)
    }
    throw new StoreError('the transaction was rolled back: a failed statement was ignored')
  }

  async rollback(): Promise<void> {
    if (this.#begin) return
    await this.client.query('rollback').catch((error: unknown) => this.doubt(error))
  }

  release(): void {
    this.client.release(this.#broken)
  }

  doubt(error: unknown): void {
    this.#broken = error instanceof Error ? error : new Error(String(error))
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered')
  }
}

/** Kysely driver over a `pg` pool whose clients may fail at any time. */
export class PostgresDriver implements Driver {
  constructor(readonly pool: pg.Pool) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.pool.connect())
    } catch (error) {
      throw toStoreError(error)
    }
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    connection.begin()
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.pool.end()
  }
}
