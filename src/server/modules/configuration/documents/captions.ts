import type { SchemaNode } from '#adapters/schemaForm/schemaNode.ts'
import { wordsOf } from '#adapters/schemaForm/wording.ts'
import { ownValue } from '#contract/record.ts'
import { SCHEMAS } from './documentSchemas.ts'

/** Returns the caption of a member in its panel; its own name where the schema has no caption. */
export function captionOf(
  file: string,
  properties: SchemaNode['properties'],
  name: string,
): string {
  const declared = properties && ownValue(properties, name)
  if (!declared) return name
  return wordsOf(declared, definitionOf(file, declared.$ref) ?? declared).label || name
}

/** Returns the description of a code; the code itself where the schema has none. */
export function codeWords(file: string, definition: string, member: string, code: string): string {
  const found = ownValue(propertiesOf(file, definition) ?? {}, member)
  const { enum: codes, enumDescriptions } = found ?? {}
  return enumDescriptions?.[codes?.indexOf(code) ?? -1] ?? code
}

/** The members of a definition such as `feeVersion`. */
export const propertiesOf = (file: string, definition: string): SchemaNode['properties'] =>
  definitionOf(file, `#/$defs/${definition}`)?.properties

function definitionOf(file: string, ref = ''): SchemaNode | undefined {
  const [target = '', pointer = ''] = ref.split('#')
  const schema = SCHEMAS.get(target === '' ? file : target) as SchemaNode | undefined
  return schema?.$defs && ownValue(schema.$defs, pointer.split('/').at(-1) ?? '')
}
