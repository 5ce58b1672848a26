import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { callSchemas, contractHash, type Schema } from '#server/calls/apiDocument.ts'
import { BUILT_VALIDATORS, builtValidators } from '#server/calls/validation/builtValidators.ts'
import { compileValidator } from '#server/calls/validation/contractAjv.ts'
import { type Compile, textOf, type ValidatorKind } from '#server/calls/validation/validator.ts'
import { writeValidators } from '#server/calls/validation/writeValidators.ts'
import { TEST_CACHE } from '../../support/testCache.ts'

/** Below the packages: the code that a build writes takes what it runs on from there. */
const freshBuild = (text: string): string => {
  mkdirSync(TEST_CACHE, { recursive: true })
  const folder = mkdtempSync(join(TEST_CACHE, 'build-'))
  writeFileSync(join(folder, BUILT_VALIDATORS), text)
  return folder
}

let text: string
let folder: string
let built: Compile | undefined
beforeAll(() => {
  text = writeValidators()
  folder = freshBuild(text)
  built = builtValidators(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Values of a property, of which at least one is none of its type, length or pattern. */
const VALUES = [
  '',
  'a',
  '12',
  7,
  -1,
  true,
  null,
  [],
  {},
  ['a', 'a'],
  [{}],
  'x'.repeat(300),
  '\u{1f600}',
]

const ALWAYS = [null, [], {}, 'a', { unknown: 1 }]

function inputsOf(schema: Schema): unknown[] {
  const names = Object.keys((schema.properties ?? {}) as object)
  const one = names.flatMap((name) => VALUES.map((value) => ({ [name]: value })))
  const all = VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])))
  return [...ALWAYS, ...one, ...all]
}

const PLACES = [
  ['params', 'strict'],
  ['params', 'text'],
  ['querystring', 'text'],
  ['headers', 'strict'],
  ['body', 'strict'],
] as const

/** What a validator says about each input, and what it made of it: text becomes numbers. */
function verdicts(compile: Compile, kind: ValidatorKind, schema: Schema): unknown[] {
  const validate = compile(kind, textOf(schema))
  return inputsOf(schema).map((input) => {
    const value = structuredClone(input)
    const isValid = validate(value)
    return { isValid, value, errors: isValid ? null : validate.errors }
  })
}

test.each(Object.keys(CALLS) as OperationId[])(
  '%s: what a build has written says the same as what is compiled here',
  (id) => {
    const schemas = callSchemas().get(id)
    for (const [place, kind] of PLACES) {
      const schema = schemas?.[place]
      if (!schema || !built) continue
      expect(verdicts(built, kind, schema)).toEqual(verdicts(compileValidator, kind, schema))
    }
    expect(built).toBeDefined()
  },
)

test('validators of another contract are not used', () => {
  const other = freshBuild(text.replace(contractHash(), '0'.repeat(64)))
  expect(builtValidators(other)).toBeUndefined()
  rmSync(other, { recursive: true })
})

test('from source there are none', () => {
  expect(builtValidators()).toBeUndefined()
})
