import openapiTS, { astToString } from 'openapi-typescript'
import type { ApiDocument } from './apiDocument.ts'
import { callTable } from './callTable.ts'

const NOTE = '/** Generated from schemas/api.json by `npm run generate`; do not edit. */\n'

/** File name below src/contract → its whole text, as it must be for this document. */
export async function generatedFiles(api: ApiDocument): Promise<Record<string, string>> {
  return { 'api.gen.ts': await typesText(api), 'calls.gen.ts': callsText(api) }
}

/** A property with a default stays optional for whoever sends it. */
async function typesText(api: ApiDocument): Promise<string> {
  // The library's input type is the whole OpenAPI standard; ours is the part we read.
  const input = structuredClone(api) as object
  return NOTE + astToString(await openapiTS(input as never, { defaultNonNullable: false }))
}

function callsText(api: ApiDocument): string {
  const entries = Object.entries(callTable(api)).map(
    ([id, entry]) => `  ${id}: ${JSON.stringify(entry)},\n`,
  )
  return [
    NOTE,
    `import type { CallEntry, OperationId } from './calls.ts'\n\n`,
    'export const CALLS: Record<OperationId, CallEntry> = {\n',
    ...entries,
    '}\n',
  ].join('')
}
