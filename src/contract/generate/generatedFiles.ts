import openapiTS, { astToString } from 'openapi-typescript'
import { type ApiDocument, type Operation, operationsOf } from '../apiDocument.ts'
import type { CallEntry } from '../calls.ts'
import { callTable } from './callTable.ts'
import { configurationTypes, type DocumentSchemas, seedTypes } from './configurationTypes.ts'
import { type MetaSchemas, nodeTypes, pageTypes } from './pageTypes.ts'

const NOTE = '/** Generated from schemas/api.json by `npm run generate`; do not edit. */\n'

/** The schemas that are written by hand, by folder. */
export interface WrittenSchemas {
  configuration: DocumentSchemas
  pages: MetaSchemas
  seed: DocumentSchemas
}

/** File name below src/contract → its whole text, as it must be for these documents. */
export async function generatedFiles(
  api: ApiDocument,
  { configuration, pages, seed }: WrittenSchemas,
): Promise<Record<string, string>> {
  const staff = new Set(operationsOf(api).flatMap(({ operation }) => staffCall(operation)))
  const entries = Object.entries(callTable(api))
  return {
    'configuration.gen.ts': configurationTypes(configuration),
    'nodes.gen.ts': nodeTypes(pages),
    'page.gen.ts': pageTypes(pages),
    'seed.gen.ts': seedTypes(seed, configuration),
    'api.gen.ts': await typesText(api),
    'commonCalls.gen.ts': callsText(
      'COMMON_CALLS',
      entries.filter(([id]) => !staff.has(id)),
    ),
    'staffCalls.gen.ts': callsText(
      'STAFF_CALLS',
      entries.filter(([id]) => staff.has(id)),
    ),
  }
}

/**
 * Calls of staff, which name a right, and calls that few visits need (`x-late`): their entries are loaded lazily, when
 * first sent.
 */
const staffCall = (operation: Operation): string[] =>
  operation['x-right'] || operation['x-late'] ? [operation.operationId] : []

/** The request and response types; a property with a default stays optional for the sender. */
async function typesText(api: ApiDocument): Promise<string> {
  // The library's input type is the whole OpenAPI standard; ours is the part we read.
  const input = structuredClone(api) as object
  return NOTE + astToString(await openapiTS(input as never, { defaultNonNullable: false }))
}

function callsText(name: string, entries: [string, CallEntry][]): string {
  return [
    NOTE,
    `import type { CallEntry } from './calls.ts'\n\n`,
    `export const ${name} = {\n`,
    ...entries.map(([id, entry]) => `  ${id}: ${JSON.stringify(entry)},\n`),
    '} as const satisfies Record<string, CallEntry>\n',
  ].join('')
}
