import { describe, expect, test } from 'vitest'
import { OPERATORS } from '#contract/logic.ts'
import { NODE_KINDS } from '#contract/nodes.gen.ts'
import { VERBS } from '#contract/page.gen.ts'
import { ROLES } from '#lint/schema/roles.ts'
import { contractType, membersOf, type Shape, shapeOf } from './contract/contractTypes.ts'
import { plain, type Schema, schemaAt, schemaShape, schemas } from './contract/schemaShapes.ts'

/** `missing` on either side, another optionality, other choices: each a line that names the property. */
function differences(contract: Shape, schema: Shape, at = ''): string[] {
  const names = [...new Set([...Object.keys(contract), ...Object.keys(schema)])]
  return names.flatMap((name) => {
    const [ours, theirs] = [contract[name], schema[name]]
    const path = `${at}${name}`
    if (!ours) return [`${path}: only in the schema`]
    if (!theirs) return [`${path}: only in the contract`]
    return [
      ...(ours.optional === theirs.optional ? [] : [`${path}: required in one of them only`]),
      ...(String(ours.choices) === String(theirs.choices)
        ? []
        : [`${path}: ${ours.choices} in the contract, ${theirs.choices} in the schema`]),
      ...(ours.inner ? differences(ours.inner, theirs.inner ?? {}, `${path}.`) : []),
    ]
  })
}

describe('closed lists', () => {
  const names = (schema: Schema) => Object.keys(schema.properties ?? {})

  test('node kinds', () => {
    const [kinds] = schemaAt('nodes', 'nodeType').anyOf ?? []
    expect(kinds?.enum).toEqual([...NODE_KINDS])
    const dispatched = schemaAt('nodes', 'nodeByType').allOf?.map(
      ({ if: when, then }) => [when?.properties?.type?.const, then?.$ref] as const,
    )
    expect(dispatched?.slice(0, -1)).toEqual(
      NODE_KINDS.map((kind) => [kind, `#/$defs/node.${kind}`]),
    )
  })
  test('verbs', () => {
    const step = schemaAt('page', 'step')
    const one = schemaAt('page', 'oneVerb').oneOf
    expect(one?.map(({ required }) => required)).toEqual(VERBS.map((verb) => [verb]))
    expect(names(step)).toEqual([...VERBS])
    expect(step.then?.allOf?.map(({ then }) => then?.$ref)).toEqual(
      VERBS.map((verb) => `#/$defs/step.${verb}`),
    )
  })
  test('operators', () => {
    expect(names(schemaAt('value', 'logic').then ?? {})).toEqual([...OPERATORS])
  })
  test('roles', () => {
    const used = [...JSON.stringify(schemas).matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)
    expect([...new Set(used)].sort()).toEqual([...ROLES].sort())
  })
})

test.each(['formInfo', 'rows'])('form from %s says the same in contract and schema', (from) => {
  const member = membersOf(contractType('FormSpec')).find((one) =>
    shapeOf(one).from?.choices?.includes(from),
  )
  const contract = member ? shapeOf(member) : {}
  const schema = schemaShape(schemaAt('page', `form.${from}`), 'page.schema.json')
  expect(differences(contract, schema)).toEqual([])
})

test('nothing unknown is accepted: every object that lists properties is closed', () => {
  const open = Object.entries(schemas).flatMap(([file, root]) =>
    Object.entries({ '': root, ...root.$defs }).flatMap(([name, definition]) => {
      const { schema } = plain(definition, file)
      const closed = schema.properties === undefined || schema.additionalProperties !== undefined
      return closed ? [] : [`${file}#${name}`]
    }),
  )
  // A form's properties depend on `from` and are closed in form.formInfo and form.rows, a node's on `type`.
  // A step's are listed for editors and closed in step.<verb>.
  expect(open).toEqual([
    'page.schema.json#formSpec',
    'page.schema.json#step',
    'nodes.schema.json#',
    'nodes.schema.json#node',
  ])
})
