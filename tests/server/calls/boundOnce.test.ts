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

test('each call is bound by one module', () => {
  const bound = [
    BASE_CALLS,
    FILES_CALLS,
    CONFIGURATION_CALLS,
    RECORDS_CALLS,
    PEOPLE_CALLS,
    MONEY_CALLS,
    CHANGES_CALLS,
    PRIVACY_CALLS,
  ].flatMap((calls) => Object.keys(calls))
  expect(bound.sort()).toEqual(Object.keys(HANDLERS).sort())
})
