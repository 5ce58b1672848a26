import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASE_CALLS } from '#server/base/calls.ts'
import { HANDLERS } from '#server/calls/handlers.ts'
import { CHANGES_CALLS } from '#server/modules/changes/calls.ts'
import { CONFIGURATION_CALLS } from '#server/modules/configuration/calls.ts'
import { FILES_CALLS } from '#server/modules/files/calls.ts'
import { MONEY_CALLS } from '#server/modules/money/calls.ts'
import { PEOPLE_CALLS } from '#server/modules/people/calls.ts'
import { PRIVACY_CALLS } from '#server/modules/privacy/calls.ts'
import { RECORDS_CALLS } from '#server/modules/records/calls.ts'

const PARTS = 'schemas/api'

/** By the name of the file that describes them. */
const CALLS: Readonly<Record<string, object>> = {
  base: BASE_CALLS,
  changes: CHANGES_CALLS,
  configuration: CONFIGURATION_CALLS,
  files: FILES_CALLS,
  money: MONEY_CALLS,
  people: PEOPLE_CALLS,
  privacy: PRIVACY_CALLS,
  records: RECORDS_CALLS,
}

interface Described {
  paths: Record<string, Record<string, { operationId: string }>>
}

const describedIn = (module: string): string[] => {
  const { paths }: Described = JSON.parse(readFileSync(join(PARTS, `${module}.json`), 'utf8'))
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
}

test.each(Object.entries(CALLS))('%s binds the calls that its file describes', (module, calls) => {
  expect(Object.keys(calls).sort()).toEqual(describedIn(module).sort())
})

test('each call is described and bound by one module', () => {
  expect(readdirSync(PARTS).sort()).toEqual(
    [...Object.keys(CALLS), 'common'].map((name) => `${name}.json`).sort(),
  )
  const bound = Object.values(CALLS).flatMap((calls) => Object.keys(calls))
  expect(bound.sort()).toEqual(Object.keys(HANDLERS).sort())
})
