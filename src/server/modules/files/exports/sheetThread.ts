import { type MessagePort, parentPort } from 'node:worker_threads'
import { errorText } from '#server/threads/errorText.ts'
import type { Opened } from '#server/threads/portThread.ts'
import type { Slice } from './sheet.ts'
import type { Answer, Said, SheetJob } from './sheetTalk.ts'
import { writeSheet } from './writeSheet.ts'

parentPort?.on('message', ({ port, opening }: Opened<SheetJob>) => void converse(port, opening))

/** Writes one sheet, requesting its rows and sending its bytes one message at a time; ends when the port closes. */
async function converse(port: MessagePort, job: SheetJob): Promise<void> {
  const { ask, isOver } = asking(port)
  try {
    for await (const chunk of writeSheet(job, slicesAsked(ask))) {
      await ask({ chunk })
      if (isOver()) return
    }
    port.postMessage({ done: true } satisfies Said)
  } catch (error) {
    port.postMessage({ error: errorText(error) } satisfies Said)
  }
}

type Ask = (said: Said) => Promise<Answer | undefined>

/** Sends requests, of which at most one of each kind is pending; closing the port answers all with `undefined`. */
function asking(port: MessagePort): { ask: Ask; isOver: () => boolean } {
  const open = new Map<'slice' | 'taken', (answer?: Answer) => void>()
  let isOver = false
  port.on('message', (answer: Answer) => open.get('taken' in answer ? 'taken' : 'slice')?.(answer))
  port.once('close', () => {
    isOver = true
    for (const settle of open.values()) settle()
  })
  const ask: Ask = (said) =>
    new Promise((resolve) => {
      if (isOver) return resolve(undefined)
      open.set('chunk' in said ? 'taken' : 'slice', resolve)
      port.postMessage(said)
    })
  return { ask, isOver: () => isOver }
}

async function* slicesAsked(ask: Ask): AsyncGenerator<Slice> {
  for (;;) {
    const answer = await ask({ want: true })
    if (!answer || !('slice' in answer) || !answer.slice) return
    yield answer.slice
  }
}
