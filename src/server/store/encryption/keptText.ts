import type { Field, FieldCipher } from '#server/encryption/fieldCipher.ts'
import { nameCodes, patternCodes } from '#server/encryption/nameCodes.ts'
import type { Kept } from './encryptedColumns.ts'

/** Returns the search data stored beside an encrypted text: its hash, codes or patterns. */
export const keptText = (text: string, kept: Kept, cipher: FieldCipher, field: Field): string =>
  KEPT_AS[kept](text, cipher, field)

const KEPT_AS: Record<Kept, (text: string, cipher: FieldCipher, field: Field) => string> = {
  hash: (text, cipher, field) => cipher.hash(text, field),
  codes: (text, cipher, { orgId }) => nameCodes(text, cipher.codeOf(orgId)),
  patterns: (text, cipher, { orgId }) => patternCodes(text, cipher.codeOf(orgId)),
}
