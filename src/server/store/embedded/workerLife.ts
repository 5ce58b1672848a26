import { Worker } from 'node:worker_threads'
import { type ThreadEntry, threadEntry } from '#server/threads/threadEntry.ts'
import { QueryDeadline, Unavailable } from '../databaseError.ts'
import {
  GREETING,
  type StatementResult,
  type WorkerAnswer,
  type WorkerAsk,
  type WorkerTask,
} from './messages.ts'

interface Waiting {
  resolve(results: StatementResult[]): void
  reject(error: Error): void
  alarm: NodeJS.Timeout
}

/** One database worker, from start to death. It is never restarted; `DatabaseThread` starts another. */
export class WorkerLife {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = GREETING
  #dead: Error | undefined
  #tellDeath: (reason: Error) => void = () => {}
  /** Resolves with the reason once it has died. */
  readonly death = new Promise<Error>((tell) => {
    this.#tellDeath = tell
  })

  private constructor(task: WorkerTask) {
    const { source, options } = workerEntry()
    this.#worker = new Worker(source, { ...options, workerData: task })
    // Pending calls keep the process alive through their timer; an idle database must not.
    this.#worker.unref()
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#die(new Unavailable(error.message, { cause: error })))
    this.#worker.on('exit', () => this.#die(new Unavailable('the database thread ended')))
  }

  /** Starts the worker and waits at most `deadlineMs` for its greeting. */
  static async start(task: WorkerTask, deadlineMs: number): Promise<WorkerLife> {
    const worker = new WorkerLife(task)
    try {
      await worker.#answer(GREETING, deadlineMs)
      return worker
    } catch (error) {
      await worker.kill()
      throw error
    }
  }

  get dead(): boolean {
    return this.#dead !== undefined
  }

  /** Sends a request to the worker. After the deadline the worker is killed and the call rejects with QueryDeadline. */
  ask(request: WorkerAsk, deadlineMs: number): Promise<StatementResult[]> {
    if (this.#dead) return Promise.reject(this.#dead)
    const id = ++this.#lastId
    const answer = this.#answer(id, deadlineMs)
    this.#worker.postMessage({ ...request, id })
    return answer
  }

  /** Terminates the worker at once, whatever it does: pending calls reject; acknowledged commits are kept. */
  async kill(): Promise<void> {
    this.#die(new Unavailable('the database thread was ended'))
    await this.#worker.terminate()
  }

  #answer(id: number, deadlineMs: number): Promise<StatementResult[]> {
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => this.#expire(id, deadlineMs), deadlineMs)
      this.#waiting.set(id, { resolve, reject, alarm })
    })
  }

  #expire(id: number, deadlineMs: number): void {
    this.#take(id)?.reject(new QueryDeadline(`no answer within ${deadlineMs} ms`))
    void this.kill()
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#take(answer.id)
    if ('error' in answer) waiting?.reject(Object.assign(new Error(), answer.error))
    else waiting?.resolve(answer.results)
  }

  #die(reason: Error): void {
    this.#dead ??= reason
    this.#tellDeath(this.#dead)
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(this.#dead)
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    clearTimeout(waiting?.alarm)
    this.#waiting.delete(id)
    return waiting
  }
}

/** Node's default of 4 MB overflows at a nesting PostgreSQL still allows (`max_stack_depth` in pgliteOptions.ts). */
const STACK_MB = 64

/** Source and options of the database worker. */
export function workerEntry(here = import.meta.url): ThreadEntry {
  const { source, options } = threadEntry('databaseWorker.js', 'worker.ts', here)
  return { source, options: { ...options, resourceLimits: { stackSizeMb: STACK_MB } } }
}
