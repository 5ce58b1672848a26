import { assetTag } from '#server/modules/configuration/documents/assetAddress.ts'
import type { ChangedDocument } from '#server/modules/configuration/repositories/configChangeDocuments.ts'

const TAKEN = /^assets\/(picture-[0-9a-f]{16}\.(\w{1,8}))$/

/** Returns the name of a picture that is taken over. It has the hash of the content: no other picture has this name. */
export const takenName = (content: Buffer, kind: string): string =>
  `picture-${assetTag(content)}.${kind}`

/** True for a picture under the name that its content gives it; it stands in no other picture's place. */
export function isTakenPicture({ path, content }: ChangedDocument): boolean {
  const [, name, kind = ''] = TAKEN.exec(path) ?? []
  return content !== null && name === takenName(Buffer.from(content, 'base64'), kind)
}
