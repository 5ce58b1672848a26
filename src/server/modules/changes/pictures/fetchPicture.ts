import { beginsAs, PICTURE_KINDS, type PictureKind } from '#domain/file/pictureContent.ts'
import { pictureSize } from '#domain/file/pictureSize.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'

/** Same limit as for uploads in the studio. */
const MOST_BYTES = 640 * 1024
const MOST_MS = 8_000

/** Kinds that every browser shows. */
const SHOWN: readonly PictureKind[] = ['jpg', 'png', 'gif', 'webp']

export interface Picture {
  content: Buffer
  kind: PictureKind
}

/**
 * Fetches the picture at an address found in a document: from a public host, or from a `data:` URL. Its kind is
 * determined by its content, not by its declared type.
 * @returns undefined for anything but a picture of a kind that browsers show, within the limits of size, pixels and
 *   time
 */
export async function fetchPicture(address: string, ask: Outgoing): Promise<Picture | undefined> {
  const content = await bytesOf(address, ask).catch(() => undefined)
  const kind = content && PICTURE_KINDS.find((one) => beginsAs(one, content))
  if (!kind || !SHOWN.includes(kind)) return undefined
  const size = pictureSize(kind, content)
  const pixels = size ? size.width * size.height : 0
  return pixels > 0 && pixels <= LIMITS.picturePixels ? { content, kind } : undefined
}

const INLINE = /^data:image\/[\w.+-]+;base64,/i

async function bytesOf(address: string, ask: Outgoing): Promise<Buffer | undefined> {
  const inline = INLINE.exec(address)?.[0]
  if (inline !== undefined) {
    const content = Buffer.from(address.slice(inline.length), 'base64')
    return content.length > MOST_BYTES ? undefined : content
  }
  const signal = AbortSignal.timeout(MOST_MS)
  const answer = await ask(address, { mostBytes: MOST_BYTES, signal })
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
}
