import { StatementFault } from '../statementFault.ts'

/**
 * The text of a CSV file in UTF-8, with or without a byte order mark, or in GBK as Chinese providers and banks write it.
 * UTF-8 is tried first: hardly any GBK text is valid UTF-8.
 * @throws StatementFault `encoding` for bytes that are neither, such as a workbook under the name of a CSV file
 */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    const text = decoded(bytes, encoding)
    if (text !== undefined && !text.includes('\0')) return text
  }
  throw new StatementFault('encoding')
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
