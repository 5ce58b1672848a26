import { ownValue } from '../record.ts'
import { declarationOf, type Resolve, type TypedSchema, typeOf } from './schemaTypes.ts'

/** Meta-schemas of schemas/ by their name without `.schema.json`. */
export type MetaSchemas = Readonly<Record<string, TypedSchema>>

const NOTE = '/** Generated from schemas/*.schema.json by `npm run generate`; do not edit. */\n'

/** Definitions that are types of their own, by the names these have. */
const NAMED: Readonly<Record<string, string>> = {
  'nodes/column': 'Column',
  'nodes/format': 'Format',
  'page/source': 'Source',
  'page/guardName': 'GuardName',
  'page/guardUse': 'GuardUse',
  'page/step': 'Step',
  'page/action': 'Action',
  'page/flow': 'Flow',
  'page/timerSpec': 'TimerSpec',
  'page/model': 'PageModel',
}

/** Properties of every node, written in each definition because a closed schema cannot be extended. */
const OF_EVERY_NODE = ['type', 'id', 'when', 'only']
const OF_EVERY_STEP = ['as', 'if', 'require', 'else']

/** The node kinds with their properties. */
export function nodeTypes(schemas: MetaSchemas): string {
  const { nodes } = typesOf(schemas)
  const kinds = enumOf(nodes.at('nodeType').anyOf?.[0])
  const props = kinds.map((kind) => {
    const schema = without(nodes.at(`node.${kind}`), OF_EVERY_NODE)
    return `${docOf(schema)}  ${kind}: NodeCommon & ${nodes.typeOf(schema, '  ')}\n`
  })
  return [
    NOTE,
    "import type { Json } from './logic.ts'\nimport type { Device, StatePath, Value } from './value.ts'\n",
    listOf('NODE_KINDS', kinds),
    'export type NodeKind = (typeof NODE_KINDS)[number]\n',
    listOf('ICON_NAMES', enumOf(nodes.at('node.icon').properties?.name?.anyOf?.[0])),
    'export type IconName = (typeof ICON_NAMES)[number]\n',
    'interface NodeCommon {\n  id?: string\n  when?: Value<boolean>\n  only?: Device\n}\n',
    nodes.declare('Format', 'format'),
    nodes.declare('Column', 'column'),
    `export interface NodeProps {\n${props.join('')}}\n`,
    "export type Gap = NonNullable<NodeProps['stack']['gap']>\n",
    'export type NodeOf<K extends NodeKind> = { type: K } & NodeProps[K]\n',
    nodes.declare('FragmentUse', 'node.use'),
    nodes.declare('CustomNode', 'node.custom'),
    'export type PageNode = { [K in NodeKind]: NodeOf<K> }[NodeKind] | FragmentUse | CustomNode\n',
  ].join('\n')
}

/** Pages and the other documents beside them, with guards and steps. */
export function pageTypes(schemas: MetaSchemas): string {
  const { page, fragment, payload, site } = typesOf(schemas)
  const verbs = Object.keys(page.at('step').properties ?? {})
  const steps = verbs.map((verb) => {
    const schema = without(page.at(`step.${verb}`), OF_EVERY_STEP)
    return `${docOf(schema)}  | ${page.typeOf(schema, '  ')}\n`
  })
  const common = only(page.at(`step.${verbs[0]}`), OF_EVERY_STEP)
  return [
    NOTE,
    "import type { FormSpec } from './formSpec.ts'\nimport type { Json } from './logic.ts'\nimport type { PageNode } from './nodes.gen.ts'\nimport type { Device, StatePath, Value } from './value.ts'\n",
    listOf('GUARDS', enumOf(page.at('guardName'))),
    'export type GuardName = (typeof GUARDS)[number]\n',
    listOf('VERBS', verbs),
    'export type Verb = (typeof VERBS)[number]\n',
    page.declare('Source', 'source'),
    page.declare('GuardUse', 'guardUse'),
    `interface StepCommon ${page.typeOf(common, '')}\n`,
    `/** Exactly one verb with its arguments. */\nexport type Step = StepCommon & (\n${steps.join('')})\n`,
    page.declare('Action', 'action'),
    page.declare('Flow', 'flow'),
    page.declare('TimerSpec', 'timerSpec'),
    page.declare('PageModel', 'model'),
    page.declare('PageDocument'),
    fragment.declare('FragmentDocument'),
    payload.declare('PayloadDocument'),
    '/** Remedy of a guard, per device. */\nexport type Remedy = { dialog: string } | { redirect: string }\n',
    site.declare('SiteDocument'),
  ].join('\n')
}

type FileTypes = ReturnType<typeof fileTypes>

function typesOf(schemas: MetaSchemas) {
  const of = (file: string): FileTypes => fileTypes(file, schemas)
  return {
    nodes: of('nodes'),
    page: of('page'),
    fragment: of('fragment'),
    payload: of('payload'),
    site: of('site'),
  }
}

function fileTypes(file: string, schemas: MetaSchemas) {
  const resolve = resolver(file, schemas)
  const at = (name?: string): TypedSchema => {
    const root = ownValue(schemas, file)
    const found = name === undefined ? root : ownValue(root?.$defs, name)
    if (!found) throw new Error(`schemas/${file}.schema.json has no ${name}`)
    return written(found)
  }
  return {
    at,
    typeOf: (schema: TypedSchema, indent: string) => typeOf(schema, resolve, indent),
    declare: (type: string, name?: string) => declarationOf(type, at(name), resolve),
  }
}

const resolver =
  (file: string, schemas: MetaSchemas): Resolve =>
  (ref) => {
    const [target = '', pointer = ''] = ref.split('#/$defs/')
    const home = target.replace('.schema.json', '') || file
    const schema = ownValue(ownValue(schemas, home)?.$defs, pointer)
    if (!schema) throw new Error(`schemas/${file}.schema.json: ${ref} does not exist`)
    const name = ownValue(NAMED, `${home}/${pointer}`)
    return name === undefined ? { schema } : { schema, name }
  }

/** What a definition says of a value that is written out, not left to a fragment's parameter. */
const written = (schema: TypedSchema): TypedSchema =>
  schema.if?.$ref?.endsWith('/isParam') && schema.else ? schema.else : schema

/** A property that the kind requires stays. */
function without(schema: TypedSchema, names: readonly string[]): TypedSchema {
  const { required = [] } = schema
  return picked(
    schema,
    (name) => !names.includes(name) || (name !== 'type' && required.includes(name)),
  )
}

const only = (schema: TypedSchema, names: readonly string[]): TypedSchema =>
  picked(schema, (name) => names.includes(name))

function picked(schema: TypedSchema, isWanted: (name: string) => boolean): TypedSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name))
  return { ...schema, properties: Object.fromEntries(properties) }
}

const enumOf = (schema: TypedSchema | undefined): string[] => (schema?.enum ?? []).map(String)

const listOf = (name: string, values: string[]): string =>
  `export const ${name} = ${JSON.stringify(values, null, 2)} as const\n`

const docOf = ({ description }: TypedSchema): string =>
  description === undefined ? '' : `  /** ${description} */\n`
