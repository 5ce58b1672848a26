import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '../databaseError.ts'
import type { DatabaseLoad } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'
import { isSqlState } from '../toStoreError.ts'
import type { Statement, StatementResult, WorkerAsk, WorkerPlace } from './messages.ts'
import { THREAD_TIMES, type ThreadTimes } from './threadTimes.ts'
import { WorkerLife } from './workerLife.ts'

/**
 * SQLSTATE classes after which the instance cannot be trusted: no space, I/O, internal error. A further statement may
 * loop forever.
 */
const FATAL = /^(53|58|XX)/

/**
 * Stable handle of the database worker. After a timeout or a fatal error the worker is discarded and a new one started,
 * with retries until it opens. `epoch` changes with every discard, which tells a transaction that its worker is gone.
 */
export class DatabaseThread {
  readonly #place: WorkerPlace
  readonly #log: StoreLog
  readonly #times: ThreadTimes
  #worker: Promise<WorkerLife>
  #current: WorkerLife | undefined
  #closed = false
  epoch = 0
  #requests = 0
  #busyMs = 0

  private constructor(place: WorkerPlace, first: WorkerLife, log: StoreLog, times: ThreadTimes) {
    this.#place = place
    this.#log = log
    this.#times = times
    this.#worker = Promise.resolve(this.#adopt(first))
  }

  /** Opens the place; rejects when the first attempt fails, later reopenings are retried. */
  static async open(
    place: WorkerPlace,
    log: StoreLog,
    times: ThreadTimes = THREAD_TIMES,
  ): Promise<DatabaseThread> {
    const first = await WorkerLife.start({ task: 'serve', place }, times.open)
    return new DatabaseThread(place, first, log, times)
  }

  /** True when the worker answers now; does not wait for a reopening and does not disturb running statements. */
  async answers(): Promise<boolean> {
    if (!this.#current) return false
    const ping = this.#current.ask({ ask: 'run', statements: [] }, this.#times.open * 2)
    const timeout = sleep(this.#times.ping, false, { ref: false })
    return Promise.race([ping.then(() => true).catch(() => false), timeout])
  }

  /** Runs the statements in one message. Rejects with the driver's error, QueryDeadline or Unavailable. */
  run(statements: Statement[], deadlineMs = this.#times.statement): Promise<StatementResult[]> {
    return this.#ask({ ask: 'run', statements }, deadlineMs)
  }

  /** Writes the whole database to a tar file that an in-memory database can open. */
  async dump(file: string): Promise<void> {
    await this.#ask({ ask: 'dump', file }, this.#times.open)
  }

  /** Resolves when no worker has the place open any more, including one that was being reopened. */
  async close(): Promise<void> {
    this.#closed = true
    const worker = await this.#worker.catch(() => undefined)
    this.#current = undefined
    if (!worker || worker.dead) return
    await worker.ask({ ask: 'close' }, this.#times.statement).catch((error: Error) => {
      this.#log({ level: 'warn', event: 'store.closeFailed', error: error.message })
    })
    await worker.kill()
  }

  /** Totals of the thread since the start. */
  get load(): NonNullable<DatabaseLoad['thread']> {
    return { requests: this.#requests, busyMs: this.#busyMs, discarded: this.epoch }
  }

  async #ask(request: WorkerAsk, deadlineMs: number): Promise<StatementResult[]> {
    const worker = await this.#opened()
    const begun = performance.now()
    try {
      return await worker.ask(request, deadlineMs)
    } catch (error) {
      if (worker.dead || isFatal(error)) this.#discard(worker, error)
      throw error
    } finally {
      this.#requests += 1
      this.#busyMs += performance.now() - begun
    }
  }

  async #opened(): Promise<WorkerLife> {
    if (this.#closed) throw new Unavailable('the store is closed')
    if (this.#current) return this.#current
    const late = sleep(this.#times.reopenWait).then(() => {
      throw new Unavailable('the database is being reopened')
    })
    return Promise.race([this.#worker, late])
  }

  /** Serves from this worker until it dies, for whatever reason. */
  #adopt(worker: WorkerLife): WorkerLife {
    this.#current = worker
    void worker.death.then((reason) => this.#discard(worker, reason))
    return worker
  }

  /** Discards the worker, once, and starts reopening. */
  #discard(worker: WorkerLife, error: unknown): void {
    if (this.#current !== worker || this.#closed) return
    const reason = error instanceof Error ? error.message : String(error)
    this.#log({ level: 'error', event: 'store.discarded', reason })
    this.#current = undefined
    this.epoch += 1
    this.#worker = worker.kill().then(() => this.#reopen())
    this.#worker.catch(() => {})
  }

  async #reopen(): Promise<WorkerLife> {
    while (!this.#closed) {
      try {
        const task = { task: 'serve', place: this.#place } as const
        const worker = await WorkerLife.start(task, this.#times.open)
        this.#log({ level: 'warn', event: 'store.reopened' })
        return this.#adopt(worker)
      } catch (error) {
        this.#log({ level: 'error', event: 'store.reopenFailed', reason: (error as Error).message })
        await sleep(this.#times.retry)
      }
    }
    throw new Unavailable('the store is closed')
  }
}

function isFatal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return !isSqlState(code) || FATAL.test(code)
}
