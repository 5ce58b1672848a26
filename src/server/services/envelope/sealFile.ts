import type { CallFile } from '#contract/calls.ts'
import type { SealedFile, SealedRequest } from '#contract/sealed.ts'
import { success } from '../../messages/envelope.ts'
import { sealAnswer } from './sealAnswer.ts'
import { sealBytes } from './sealBytes.ts'

/** Bytes of a file that are sealed together: what a phone opens in a moment. */
const PART = 64 * 1024

/** A file as it travels sealed: a line that says what comes, and a line for each part of it (decision 0194). */
export async function* sealFile(
  request: Pick<SealedRequest, 'key' | 'nonce'>,
  { name, content }: CallFile,
): AsyncGenerator<string> {
  const parts = Math.ceil(content.size / PART)
  const header: SealedFile = { name, type: content.type, parts }
  yield await sealAnswer(request, JSON.stringify(success(header)))
  for (let part = 0; part < parts; part++) {
    const bytes = await content.slice(part * PART, (part + 1) * PART).arrayBuffer()
    yield `\n${await sealBytes(request, new Uint8Array(bytes), { part })}`
  }
}
