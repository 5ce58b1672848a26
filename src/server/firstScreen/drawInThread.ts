import type { MessagePort } from 'node:worker_threads'
import type { CallData } from '#contract/calls.ts'
import { createQueue } from '#server/threads/boundedQueue.ts'
import { createPortThread } from '#server/threads/portThread.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import type { DrawnPage, DrawPage, Questions } from './madePage.ts'
import type { Answer, BuiltScreens, PageText, Said, ScreenOpening } from './screenTalk.ts'

/** Draws pages in a worker thread. */
export interface ScreenThread {
  /**
   * @throws Refusal when too many wait, Error when the page cannot be drawn or takes too long
   */
  draw: DrawPage
  /** Starts the thread, so that the first page does not wait for it. */
  warm(): void
  end(): void
}

const LIMITS = { pageMs: 10_000, atOnce: 16, waiting: 256 }

/** @param limits milliseconds for a page, and how many are drawn and wait at once */
export function createScreenThread(built: BuiltScreens, limits = LIMITS): ScreenThread {
  const entry = threadEntry('screenDrawer.js', './screenThread.ts', import.meta.url)
  const thread = createPortThread<ScreenOpening>(entry)
  const inTurn = createQueue(limits)
  return {
    draw: (request, questions) =>
      inTurn(async () => {
        const { port, hangUp, endThread } = thread.open({ built, request })
        // A thread that is stuck on one page draws no other.
        const late = setTimeout(endThread, limits.pageMs)
        try {
          return await drawn(port, questions)
        } finally {
          clearTimeout(late)
          hangUp()
        }
      }),
    warm() {
      const { port, hangUp } = thread.open({ built })
      port.once('message', hangUp).unref()
    },
    end: () => thread.end(),
  }
}

/**
 * Answers the thread's questions until the page is drawn. Rejects with the refusal of a document, the thread's error,
 * or when the thread ends.
 */
function drawn(port: MessagePort, questions: Questions): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const send = (answer: Promise<Answer>) =>
      void answer.then((one) => port.postMessage(one)).catch(reject)
    port.on('message', (said: Said) => {
      if ('made' in said) resolve(said.made)
      else if ('error' in said) reject(new Error(said.error))
      else if ('failed' in said) questions.failed(new Error(said.failed))
      else if ('asked' in said) send(answerTo(said, questions))
    })
    port.once('close', () => reject(new Error('the thread has ended')))
  })
}

async function answerTo(
  said: Extract<Said, { asked: number }>,
  questions: Questions,
): Promise<Answer> {
  const { asked } = said
  if ('page' in said) return { asked, page: textOf(await questions.page(said.page)) }
  try {
    const given = questions.call(said.call, said.input)
    return given ? { asked, given: await given } : { asked, none: true }
  } catch {
    return { asked, none: true }
  }
}

const texts = new WeakMap<CallData<'page'>, PageText>()
let numbers = 0

/** The text of a page document, written once for as long as the document is the same. */
function textOf(page: CallData<'page'>): PageText {
  const known = texts.get(page)
  if (known) return known
  const text = JSON.stringify(page)
  const bytes = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(text)))
  bytes.set(Buffer.from(text))
  numbers += 1
  const written = { number: numbers, bytes }
  texts.set(page, written)
  return written
}
