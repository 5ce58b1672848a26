import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { ThreadEntry } from './threadEntry.ts'
import { startThread } from './workThread.ts'

/** Holds conversations with one worker thread, several at a time, each over a port of its own. */
export interface PortThread<Opening> {
  /**
   * Starts the worker when there is none and hands it the other end of the port together with `opening`. The port
   * closes when the worker ends; whoever opened it closes it.
   */
  open(opening: Opening): MessagePort
}

/** What the worker receives. */
export interface Opened<Opening> {
  port: MessagePort
  opening: Opening
}

/**
 * The worker never keeps the process alive.
 * @param idleMs milliseconds without a conversation after which the worker is terminated
 */
export function createPortThread<Opening>(entry: ThreadEntry, idleMs: number): PortThread<Opening> {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let talking = 0
  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const hungUp = () => {
    talking -= 1
    if (talking === 0) idle = setTimeout(end, idleMs).unref()
  }
  return {
    open(opening) {
      clearTimeout(idle)
      thread ??= startThread(entry, (ended) => {
        if (thread === ended) thread = undefined
      })
      talking += 1
      const { port1, port2 } = new MessageChannel()
      port1.once('close', hungUp)
      thread.postMessage({ port: port2, opening } satisfies Opened<Opening>, [port2])
      return port1
    },
  }
}
