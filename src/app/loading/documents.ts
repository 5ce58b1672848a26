import type { Client } from '#client/createClient.ts'
import type { CallData } from '#contract/calls.ts'
import type { FragmentDocument, PageDocument, PayloadDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Documents, Loaded } from '#runtime/core/ports/documents.ts'

type Kind = 'dialogs' | 'fragments' | 'payloads'

/**
 * Loads documents from the server. A page comes with every document it names, cached for this visit; a dialog that no
 * page names (a guard's remedy) is requested by its own path.
 * @param prepare resolves when the code that the documents name has loaded as well
 * @param given pages by id that came with the HTML
 */
export function createDocuments(
  client: Client,
  prepare: (answer: CallData<'page'>) => Promise<void>,
  given: Readonly<Record<string, CallData<'page'>>> = {},
): Documents {
  const known: Record<Kind, Map<string, unknown>> = {
    dialogs: new Map(),
    fragments: new Map(),
    payloads: new Map(),
  }
  const asked = new Map<string, Promise<CallData<'page'>>>()

  /** Nobody finds a document before the code it names is there. */
  const keep = async (answer: CallData<'page'>) => {
    await prepare(answer)
    for (const kind of ['dialogs', 'fragments', 'payloads'] as const)
      for (const [id, document] of Object.entries(answer[kind])) known[kind].set(id, document)
    return answer
  }
  const answerOf = async (id: string) => ownValue(given, id) ?? client.call('page', { id })
  const ask = (id: string) => {
    const answer = asked.get(id) ?? answerOf(id).then(keep)
    asked.set(id, answer)
    answer.catch(() => asked.delete(id))
    return answer
  }
  const load = async <D>(id: string): Promise<Loaded<D>> => {
    const { page, findings } = await ask(id)
    return { document: page as D | null, findings }
  }
  const find = async <D>(kind: Kind, id: string): Promise<Loaded<D>> => {
    const document = known[kind].get(id)
    return document === undefined
      ? load<D>(`${kind}/${id}`)
      : { document: document as D, findings: [] }
  }
  return {
    page: (id) => load<PageDocument>(id),
    dialog: (id) => find<PageDocument>('dialogs', id),
    fragment: (id) => find<FragmentDocument>('fragments', id),
    payload: (id) => find<PayloadDocument>('payloads', id),
  }
}
