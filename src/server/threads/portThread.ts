import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { ThreadEntry } from './threadEntry.ts'
import { startThread } from './workThread.ts'

/** A conversation with the worker. */
export interface Conversation {
  /** Closes by itself when the worker ends. */
  port: MessagePort
  hangUp(): void
  /** Terminates the worker, and with it all its conversations. */
  endThread(): void
}

/** Holds conversations with one worker thread, several at a time, each over a port of its own. */
export interface PortThread<Opening> {
  /** Starts the worker when there is none and hands it the other end of the port together with `opening`. */
  open(opening: Opening): Conversation
  /** Terminates the worker; the next conversation starts another. */
  end(): void
}

/** What the worker receives. */
export interface Opened<Opening> {
  port: MessagePort
  opening: Opening
}

/**
 * The worker never keeps the process alive.
 * @param idleMs milliseconds without a conversation after which the worker is terminated; absent: never
 */
export function createPortThread<Opening>(
  entry: ThreadEntry,
  idleMs?: number,
): PortThread<Opening> {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let talking = 0
  const forget = (ended: Worker) => {
    if (thread === ended) thread = undefined
  }
  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const hungUp = () => {
    talking -= 1
    if (talking === 0 && idleMs !== undefined) idle = setTimeout(end, idleMs).unref()
  }
  return {
    open(opening) {
      clearTimeout(idle)
      const own = thread ?? startThread(entry, forget)
      thread = own
      talking += 1
      const { port1: port, port2 } = new MessageChannel()
      // A worker's exit is reported after its ports have closed; no new conversation may use it in between.
      const cutOff = () => forget(own)
      port.once('close', cutOff).once('close', hungUp)
      own.postMessage({ port: port2, opening } satisfies Opened<Opening>, [port2])
      return {
        port,
        hangUp: () => port.off('close', cutOff).close(),
        endThread: () => {
          forget(own)
          void own.terminate()
        },
      }
    },
    end,
  }
}
