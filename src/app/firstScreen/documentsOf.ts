import type { CallData } from '#contract/calls.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { oncePer } from '#domain/oncePer.ts'
import { fragmentsUsed } from '#runtime/core/documents/fragmentsUsed.ts'
import { type LoadedPage, loadDocument } from '#runtime/core/documents/loadDocument.ts'
import type { Documents, Loaded } from '#runtime/core/ports/documents.ts'

type Answer = CallData<'page'>

/**
 * Loads documents on the server and records the requested pages. Of the documents a page names, only fragments and
 * payloads are sent along: there are many dialogs, and none is open yet. What is made of a page is made once.
 */
export function documentsOf(page: (id: string) => Promise<Answer>) {
  const pages: Record<string, Answer> = {}
  const answerOf = async (id: string): Promise<Answer> => {
    const answer = ownValue(pages, id) ?? withoutDialogs(await page(id))
    putOwn(pages, id, answer)
    return answer
  }
  const part = async <D>(kind: 'fragments' | 'payloads', id: string): Promise<Loaded<D>> => {
    const found = Object.values(pages).find((answer) => Object.hasOwn(answer[kind], id))
    return { document: (ownValue(found?.[kind], id) ?? null) as D | null, findings: [] }
  }
  const documents: Documents = {
    page: async (id) => {
      const { page: document, findings } = await answerOf(id)
      return { document: document as never, findings }
    },
    dialog: async () => ({ document: null, findings: [] }),
    fragment: (id) => part('fragments', id),
    payload: (id) => part('payloads', id),
  }
  const load = async (id: string) => loadedOf(await answerOf(id))
  return { documents, pages, load }
}

/** A page with its fragments in their places. */
const loadedOf = oncePer(
  (answer: Answer): Promise<LoadedPage> =>
    loadDocument(documentsOf(async () => answer).documents, 'page', ''),
)

/** The page with the fragments it names, directly or through others, and its payloads. */
const withoutDialogs = oncePer((answer: Answer): Answer => {
  const fragments: Answer['fragments'] = {}
  let wanted = fragmentsUsed(answer.page)
  while (wanted.length > 0) {
    const found = wanted.flatMap((id) => {
      const fragment = ownValue(fragments, id) ? undefined : ownValue(answer.fragments, id)
      return fragment ? [[id, fragment] as const] : []
    })
    for (const [id, fragment] of found) putOwn(fragments, id, fragment)
    wanted = fragmentsUsed(found.map(([, fragment]) => fragment))
  }
  const named = bodiesIn([answer.page, fragments])
  const payloads = Object.entries(answer.payloads).filter(([id]) => named.has(id))
  return { ...answer, dialogs: {}, fragments, payloads: Object.fromEntries(payloads) }
})

/** The payloads that calls name as their `body`, at any depth. */
function bodiesIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(part)) for (const one of part) bodiesIn(one, found)
  if (!isRecord(part)) return found
  if (typeof part.body === 'string') found.add(part.body)
  for (const value of Object.values(part)) bodiesIn(value, found)
  return found
}
