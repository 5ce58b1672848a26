import { StatementFault } from '../statementFault.ts'

/** Byte order marks of UTF-16, which spreadsheets save as "Unicode text". */
const MARKS: readonly [string, number, number][] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]

/**
 * The text of a CSV file in UTF-16 with its byte order mark, in UTF-8 with or without one, or in GB18030 as Chinese
 * providers and banks write it. UTF-8 is tried first: hardly any GB18030 text is valid UTF-8.
 * @throws StatementFault `encoding` for bytes that are neither, such as a workbook under the name of a CSV file
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))
  for (const encoding of marked ? [marked[0]] : ['utf-8', 'gb18030']) {
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
