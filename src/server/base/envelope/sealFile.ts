import type { SealedFile, SealedRequest } from '#contract/sealed.ts'
import { success } from '#server/messages/envelope.ts'
import { sealAnswer } from './sealAnswer.ts'
import { sealBytes } from './sealBytes.ts'

/** Bytes per sealed part, few enough for a phone to open at once. */
const PART = 64 * 1024

/** A file whose bytes are streamed. */
export interface ComingFile extends SealedFile {
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Seals a file for transport: a line with its name and type, a line for each part, and an empty part that marks the end
 * (decision 0194).
 */
export async function* sealFile(
  request: Pick<SealedRequest, 'key' | 'nonce'>,
  { name, type, bytes }: ComingFile,
): AsyncGenerator<string> {
  const header: SealedFile = { name, type }
  yield await sealAnswer(request, JSON.stringify(success(header)))
  let part = 0
  for await (const some of evenParts(bytes))
    yield `\n${await sealBytes(request, some, { part: part++ })}`
  yield `\n${await sealBytes(request, new Uint8Array(), { part })}`
}

/** Regroups the bytes in parts of `PART` bytes; the last may be shorter. */
async function* evenParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const some of bytes) {
    waiting.push(some)
    size += some.length
    if (size < PART) continue
    const joined = Buffer.concat(waiting)
    const whole = size - (size % PART)
    for (let at = 0; at < whole; at += PART) yield joined.subarray(at, at + PART)
    waiting = [joined.subarray(whole)]
    size -= whole
  }
  if (size > 0) yield Buffer.concat(waiting)
}
