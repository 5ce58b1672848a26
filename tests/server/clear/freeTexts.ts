import contract from '#schemas/api.json' with { type: 'json' }

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown
  const?: unknown
  pattern?: string
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  operationId?: string
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

/** Shorter inputs are codes. */
const LEAST_CHARS = 30

/** Inputs of calls into which people write what they like: `auditDecide.opinion`. */
export const freeTexts = (): string[] => [
  ...new Set(
    Object.values(contract.paths as Record<string, Record<string, Operation>>)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId = '', requestBody }) =>
        Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          freeIn(schema, operationId),
        ),
      ),
  ),
]

function freeIn(given: Schema | undefined, place: string): string[] {
  const schema = resolved(given)
  if (!schema) return []
  const parts = [
    schema.items,
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ]
  return [
    ...(isFree(schema) ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      freeIn(one, `${place}.${name}`),
    ),
    ...parts.flatMap((one) => freeIn(one, place)),
  ]
}

const isFree = ({ type, enum: words, const: word, pattern, maxLength = 0 }: Schema): boolean =>
  [type].flat().includes('string') &&
  words === undefined &&
  word === undefined &&
  pattern === undefined &&
  maxLength >= LEAST_CHARS

function resolved(schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1)
  if (name === undefined) return schema
  return resolved((contract.components.schemas as Record<string, Schema>)[name])
}
