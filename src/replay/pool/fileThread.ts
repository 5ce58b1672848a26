import { Worker } from 'node:worker_threads'
import { type Broken, ofCrash, ofTimeout } from '../broken.ts'
import type { Answer, Request } from './thread.ts'

/** A loader of the process does not apply to a thread's first file, so tsx is registered inside. */
const ENTRY = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${new URL('./thread.ts', import.meta.url)}') })`

/**
 * A thread that processes one file after the other. A file that exceeds its time is stopped with its thread, whatever
 * the thread is doing; the next file gets a new thread. An idle thread does not keep the process alive.
 */
export class FileThread {
  #worker: Promise<Worker> | undefined

  /** @param seconds time limit per file, once the thread has started */
  async run(request: Request, seconds: number): Promise<{ result: unknown } | { broken: Broken }> {
    const { file } = request
    try {
      this.#worker ??= started()
      const worker = await this.#worker
      worker.ref()
      const answered = next(worker)
      worker.postMessage(request)
      const answer = await within(answered, seconds)
      worker.unref()
      if (answer !== undefined && answer !== 'ready') return answer
      await this.end()
      return { broken: ofTimeout(file, seconds) }
    } catch (error) {
      await this.end()
      const { message, stack = message } = error as Error
      return { broken: ofCrash(file, { message, stack }) }
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await (await worker?.catch(() => undefined))?.terminate()
  }
}

async function started(): Promise<Worker> {
  const worker = new Worker(ENTRY, { eval: true })
  worker.on('error', () => undefined)
  await next(worker)
  return worker
}

/** Resolves with the thread's next message; rejects when it ends instead, by an error, out of memory or by itself. */
const next = (worker: Worker): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      worker.off('message', onMessage).off('error', failed).off('exit', onExit)
      act()
    }
    const onMessage = (answer: Answer) => settle(() => resolve(answer))()
    const failed = (error: Error) => settle(() => reject(error))()
    const onExit = (code: number) => settle(() => reject(new Error(`线程自行结束（${code}）`)))()
    worker.on('message', onMessage).on('error', failed).on('exit', onExit)
  })

/** Resolves with the result, or with undefined when the time limit is reached first. */
async function within<T>(work: Promise<T>, seconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), seconds * 1000)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
