import { Worker } from 'node:worker_threads'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../../refusal.ts'
import { threadEntry } from '../../../threadEntry.ts'
import type { Print } from './pressThread.ts'
import type { Sheet } from './sheet.ts'

/** Draws sheets, one at a time, away from the thread that answers requests. */
export interface Press {
  /** @throws Refusal when too many wait already, Error when the sheet cannot be drawn */
  draw(sheet: Sheet): Promise<Buffer>
}

export interface PressLimits {
  /** Sheets that may wait while one is drawn. */
  waiting: number
  /** A sheet that takes longer ends the thread, and itself. */
  sheetMs: number
  /** The thread, with its fonts, is given back after so long without work. */
  idleMs: number
}

const LIMITS: PressLimits = { waiting: 20, sheetMs: 15_000, idleMs: 60_000 }
const HEAP_MB = 256

/** The thread is started by the first sheet and never keeps the process alive. */
export function createPress(limits: PressLimits = LIMITS): Press {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0

  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const drawNow = async (sheet: Sheet): Promise<Buffer> => {
    clearTimeout(idle)
    thread ??= startThread(() => {
      thread = undefined
    })
    try {
      return await printed(thread, sheet, limits.sheetMs)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }
  return {
    async draw(sheet) {
      if (queued > limits.waiting) throw new Refusal(RefusalCode.Unavailable, 'busy')
      queued += 1
      const mine = last.then(() => drawNow(sheet))
      last = mine
        .catch(() => undefined)
        .finally(() => {
          queued -= 1
        })
      return mine
    },
  }
}

/** A thread that dies between two sheets is replaced by the next; what it died of during one, that sheet says. */
function startThread(ended: () => void): Worker {
  const { source, options } = threadEntry(
    'certificatePress.js',
    './pressThread.ts',
    import.meta.url,
  )
  const thread = new Worker(source, {
    ...options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  thread.unref()
  return thread.on('error', () => undefined).once('exit', ended)
}

/** One sheet's answer, or its failure: the thread's own, its end, or a deadline. */
function printed(thread: Worker, sheet: Sheet, deadlineMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(deadline)
      thread.off('message', onPrint).off('error', onError).off('exit', onExit)
      finish()
    }
    const fail = (error: Error) => settle(() => reject(error))
    const onPrint = (print: Print) =>
      'error' in print
        ? fail(new Error(print.error))
        : settle(() =>
            resolve(Buffer.from(print.png.buffer, print.png.byteOffset, print.png.byteLength)),
          )
    const onError = (error: Error) => fail(error)
    const onExit = () => fail(new Error('the drawing thread has ended'))
    const deadline = setTimeout(() => fail(new Error('a certificate took too long')), deadlineMs)
    thread.on('message', onPrint).on('error', onError).on('exit', onExit)
    thread.postMessage(sheet)
  })
}
