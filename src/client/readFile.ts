import { SUCCESS_CODE } from '#contract/codes.ts'
import type { SealedFile } from '#contract/sealed.ts'
import { type AnswerContent, readEnvelope } from './answer.ts'
import type { Opening } from './outgoing.ts'
import type { Patience } from './patience.ts'

/**
 * Reads the answer of a call that returns a file: the file, or the text of the error envelope. Only an attachment
 * counts as a file, so that a proxy's error page is never saved as one.
 */
export async function readFile(
  response: Response,
  opening: Opening,
  patience: Patience,
): Promise<AnswerContent> {
  const content = await gathered(response, patience)
  if (opening.open) return openFile(await content.text(), opening, patience)
  const name = response.ok && attachmentName(response.headers)
  if (!name) return { text: await content.text() }
  return { text: '', file: { name, content } }
}

/** Opens a sealed file (decision 0194); one with a missing or unknown part is rejected. */
async function openFile(
  sealed: string,
  { open, openPart }: Opening,
  patience: Patience,
): Promise<AnswerContent> {
  const [first = '', ...lines] = sealed.split('\n')
  const text = open?.(first) ?? ''
  const envelope = readEnvelope(text)
  if (envelope?.code !== SUCCESS_CODE) return { text }
  const { name, type } = envelope.data as SealedFile
  const opened: BlobPart[] = []
  let isWhole = false
  for (const [part, line] of lines.entries()) {
    const bytes = openPart?.(line, part)
    if (!bytes || isWhole) return { text: '' }
    isWhole = bytes.length === 0
    opened.push(bytes as BlobPart)
    await breath(patience)
  }
  if (!isWhole) return { text: '' }
  return { text: '', file: { name, content: new Blob(opened, { type }) } }
}

/** The body, for as long as something of it comes. */
async function gathered({ body, headers }: Response, patience: Patience): Promise<Blob> {
  const chunks: BlobPart[] = []
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) break
    chunks.push(value as BlobPart)
    patience.renew()
  }
  return new Blob(chunks, { type: headers.get('content-type') ?? '' })
}

/** Yields between two parts, because decrypting one blocks the thread that renders the page. */
async function breath(patience: Patience): Promise<void> {
  await new Promise((resume) => setTimeout(resume))
  if (patience.signal.aborted) throw patience.signal.reason
  patience.renew()
}

function attachmentName(headers: Headers): string | undefined {
  const [, name] =
    /^attachment;\s*filename\*=UTF-8''([^;\s]+)$/i.exec(headers.get('content-disposition') ?? '') ??
    []
  try {
    return name && decodeURIComponent(name)
  } catch {
    return undefined
  }
}
