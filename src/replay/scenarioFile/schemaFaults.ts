import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Places } from '#adapters/formInfo/places.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'
import { suggest } from '#domain/text/suggest.ts'
import scenarioSchema from '#schemas/scenario.schema.json' with { type: 'json' }
import type { Fault } from './fault.ts'

let validate: ValidateFunction | undefined

/** Reports violations of the scenario's schema, in file order. */
export function schemaFaults(scenario: unknown, places: Places): Fault[] {
  validate ??= new Ajv({ allErrors: true, verbose: true, strict: false }).compile(scenarioSchema)
  if (validate(scenario)) return []
  return (validate.errors ?? []).flatMap((error) => describe(error, places) ?? [])
}

/** Words for the types a value may have to be of. */
const TYPES: Record<string, string> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: 'true 或 false',
  array: '列表 [ ]',
  object: '对象 { }',
}

const SENTENCES: Record<string, (error: ErrorObject) => string> = {
  additionalProperties: unknownProperty,
  required: ({ params }) => `缺少“${params.missingProperty}”`,
  type: ({ params }) =>
    `应是${[params.type]
      .flat()
      .map((type) => ownValue(TYPES, type) ?? type)
      .join('或')}`,
  const: ({ params }) => `只能写 ${JSON.stringify(params.allowedValue)}`,
  minimum: ({ params }) => `不能小于 ${params.limit}`,
  pattern: () => '应是数字加 B、KB 或 MB，如 51MB',
  minProperties: () => '没有写要核对什么',
  'false schema': () => '不能与“formInfo”同时写',
}

function unknownProperty({ params, parentSchema }: ErrorObject): string {
  const name = String(params.additionalProperty)
  const hint = suggest(name, Object.keys(parentSchema?.properties ?? {}))
  return [`不认识“${name}”`, hint].filter(Boolean).join('，')
}

/** An alternative (`if`) only carries the errors of its parts. */
function describe(error: ErrorObject, places: Places): Fault | undefined {
  if (error.keyword === 'if') return undefined
  const { instancePath, params } = error
  const isKey = error.keyword === 'additionalProperties'
  const path = isKey ? instancePath + jsonPointer(params.additionalProperty) : instancePath
  const sentence = ownValue(SENTENCES, error.keyword)?.(error) ?? '写得不对'
  const [root, index, ...below] = pointerSegments(instancePath)
  const inStep = root === 'steps' && index !== undefined
  const place = (inStep ? below : pointerSegments(instancePath)).join('/')
  return {
    step: inStep ? Number(index) + 1 : 0,
    sentence: place === '' ? sentence : `${place} ${sentence}`,
    at: places.at(path, isKey ? 'key' : 'value'),
  }
}
