import type { Driver } from 'kysely'
import { Unavailable } from '../databaseError.ts'
import type { DatabaseThread } from './databaseThread.ts'
import { EmbeddedConnection } from './embeddedConnection.ts'
import { type GiveBack, OneConnection } from './oneConnection.ts'

/** Milliseconds: waiting for the connection, holding it, and one statement (the thread's own when absent). */
export interface DriverTimes {
  wait: number
  hold: number
  statement?: number
}

export const DRIVER_TIMES: DriverTimes = { wait: 10_000, hold: 30_000 }

/** Kysely's driver over the database thread: one connection, handed round. */
export class EmbeddedDriver implements Driver {
  readonly #thread: DatabaseThread
  readonly #one: OneConnection
  readonly #times: DriverTimes
  readonly #held = new WeakMap<EmbeddedConnection, GiveBack>()
  /** Whether transactions may write: asked at each begin. */
  readonly #readOnly: () => boolean
  #drained = false

  constructor(thread: DatabaseThread, readOnly: () => boolean, times = DRIVER_TIMES) {
    this.#thread = thread
    this.#readOnly = readOnly
    this.#times = times
    this.#one = new OneConnection(times.wait)
  }

  async init(): Promise<void> {}

  /** A holder that keeps the connection beyond the limit loses it, or a forgotten await would stop everybody. */
  async acquireConnection(): Promise<EmbeddedConnection> {
    if (this.#drained) throw new Unavailable('the store is closed')
    const giveBack = await this.#one.take()
    const connection = new EmbeddedConnection(this.#thread, this.#times.statement)
    const alarm = setTimeout(() => {
      const reason = `the connection was held longer than ${this.#times.hold} ms`
      void connection.takeAway(reason).finally(giveBack)
    }, this.#times.hold)
    this.#held.set(connection, () => {
      clearTimeout(alarm)
      giveBack()
    })
    return connection
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.begin(this.#readOnly() ? 'begin read only' : 'begin')
  }

  commitTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    this.#held.get(connection)?.()
  }

  /** Lets everybody in the queue finish, and nobody after them in. */
  async drain(): Promise<void> {
    this.#drained = true
    await this.#one.take().catch(() => {})
  }

  async destroy(): Promise<void> {}
}
