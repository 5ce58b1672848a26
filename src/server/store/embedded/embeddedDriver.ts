import type { Driver } from 'kysely'
import { Unavailable } from '../databaseError.ts'
import type { DatabaseLoad } from '../store.ts'
import type { DatabaseThread } from './databaseThread.ts'
import { EmbeddedConnection } from './embeddedConnection.ts'
import { type GiveBack, OneConnection } from './oneConnection.ts'

/**
 * Limits in milliseconds: waiting for the connection, holding it without a statement, and one statement (the thread's
 * default when absent).
 */
export interface DriverTimes {
  wait: number
  hold: number
  statement?: number
}

export const DRIVER_TIMES: DriverTimes = { wait: 10_000, hold: 30_000 }

/** Kysely driver over the database thread, with a single connection shared in turn. */
export class EmbeddedDriver implements Driver {
  readonly #thread: DatabaseThread
  readonly #one: OneConnection
  readonly #times: DriverTimes
  readonly #held = new WeakMap<EmbeddedConnection, GiveBack>()
  /** Read at each begin: true when transactions must be read-only. */
  readonly #readOnly: () => boolean
  #drained = false

  constructor(thread: DatabaseThread, readOnly: () => boolean, times = DRIVER_TIMES) {
    this.#thread = thread
    this.#readOnly = readOnly
    this.#times = times
    this.#one = new OneConnection(times.wait)
  }

  async init(): Promise<void> {}

  /**
   * A holder that uses the connection keeps it, however slow the machine is. One that does not use it for as long as the
   * limit loses it; otherwise one missing `await` would block all callers.
   */
  async acquireConnection(): Promise<EmbeddedConnection> {
    if (this.#drained) throw new Unavailable('the store is closed')
    const giveBack = await this.#one.take()
    const onUse = () => alarm.refresh()
    const connection = new EmbeddedConnection(this.#thread, onUse, this.#times.statement)
    const alarm = setTimeout(() => {
      const reason = `the connection was held for ${this.#times.hold} ms without a statement`
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

  /**
   * Runs `work` while holding the connection after a checkpoint, so that all data is in the database files and none is
   * written.
   */
  async whileStill<T>(work: () => Promise<T>): Promise<T> {
    if (this.#drained) throw new Unavailable('the store is closed')
    const giveBack = await this.#one.take()
    try {
      await this.#thread.run([{ sql: 'checkpoint', parameters: [] }], this.#times.hold)
      const { epoch } = this.#thread
      const result = await work()
      if (epoch !== this.#thread.epoch) throw new Unavailable('the database was reopened meanwhile')
      return result
    } finally {
      giveBack()
    }
  }

  get load(): DatabaseLoad {
    return { ...this.#one.load, thread: this.#thread.load }
  }

  /** Lets queued callers finish and refuses new ones. */
  async drain(): Promise<void> {
    this.#drained = true
    await this.#one.take().catch(() => {})
  }

  async destroy(): Promise<void> {}
}
