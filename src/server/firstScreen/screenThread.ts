import { type MessagePort, parentPort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { CallData } from '#contract/calls.ts'
import { errorText } from '#server/threads/errorText.ts'
import type { Opened } from '#server/threads/portThread.ts'
import { lazyFiles } from './builtChunks.ts'
import { builtPainter } from './builtPainter.ts'
import { drawHere } from './drawPage.ts'
import { builtIndex } from './indexHtml.ts'
import type { DrawPage, Questions } from './madePage.ts'
import { isPublic } from './publicCalls.ts'
import type { Answer, BuiltScreens, PageText, Said, ScreenOpening } from './screenTalk.ts'

parentPort?.on(
  'message',
  ({ port, opening }: Opened<ScreenOpening>) => void converse(port, opening),
)

/** Draws one page, asking for its documents and answers. */
async function converse(port: MessagePort, { built, request }: ScreenOpening): Promise<void> {
  const say = (said: Said) => port.postMessage(said)
  try {
    const draw = await drawingOf(built)
    if (!request) return say({ ready: true })
    const made = await draw(request, questionsOver(port, say))
    port.postMessage({ made } satisfies Said, [made.bytes.buffer as ArrayBuffer])
  } catch (error) {
    say({ error: errorText(error) })
  }
}

let drawing: Promise<DrawPage> | undefined

/** Read once: what is built does not change while a process runs. */
function drawingOf(built: BuiltScreens): Promise<DrawPage> {
  drawing ??= openDrawing(built)
  return drawing
}

async function openDrawing(built: BuiltScreens): Promise<DrawPage> {
  const painter = builtPainter(built)
  await painter()
  return drawHere({ painter, indexHtml: builtIndex(built.app), lazy: lazyFiles(built.app) })
}

/**
 * Creates callbacks that send questions over the port, by number. A question without an answer rejects, as for a call
 * that is not made ahead.
 */
function questionsOver(port: MessagePort, say: (said: Said) => void): Questions {
  const open = new Map<number, (answer: Answer) => void>()
  port.on('message', (answer: Answer) => open.get(answer.asked)?.(answer))
  let asked = 0
  const ask = (question: (asked: number) => Said): Promise<Answer> =>
    new Promise((resolve) => {
      asked += 1
      open.set(asked, resolve)
      say(question(asked))
    })
  return {
    async page(id) {
      const answer = await ask((asked) => ({ asked, page: id }))
      if (!('page' in answer)) throw new Error(`there is no page ${id}`)
      return pageOf(answer.page)
    },
    call(id, input) {
      if (!isPublic(id)) return undefined
      return ask((asked) => ({ asked, call: id, input })).then((answer) => {
        if (!('given' in answer)) throw new Error(`${id} is not answered ahead`)
        return answer.given
      })
    },
    failed: (error) => void say({ failed: errorText(error) }),
  }
}

/** Maximum number of parsed documents that are cached, so that what is derived from a document is computed once. */
const MOST_DOCUMENTS = 500
const documents = new LRUCache<number, CallData<'page'>>({ max: MOST_DOCUMENTS })

function pageOf({ number, bytes }: PageText): CallData<'page'> {
  const known = documents.get(number)
  if (known) return known
  // Decoders refuse shared memory, so the text is copied once.
  const page = JSON.parse(Buffer.from(bytes).toString()) as CallData<'page'>
  documents.set(number, page)
  return page
}
