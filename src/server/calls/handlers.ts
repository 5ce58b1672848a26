import { BASE_CALLS } from '#server/base/calls.ts'
import { CHANGES_CALLS } from '#server/modules/changes/calls.ts'
import { CONFIGURATION_CALLS } from '#server/modules/configuration/calls.ts'
import { FILES_CALLS } from '#server/modules/files/calls.ts'
import { MONEY_CALLS } from '#server/modules/money/calls.ts'
import { PEOPLE_CALLS } from '#server/modules/people/calls.ts'
import { PRIVACY_CALLS } from '#server/modules/privacy/calls.ts'
import { RECORDS_CALLS } from '#server/modules/records/calls.ts'
import type { CallHandlers } from './callRequest.ts'

/**
 * Operation id → service, from the tables of the modules; typed so that a missing one does not compile. A call that needs
 * other words than a service has them in a file `…Calls.ts` of its module.
 */
export const HANDLERS: CallHandlers = {
  ...BASE_CALLS,
  ...FILES_CALLS,
  ...CONFIGURATION_CALLS,
  ...RECORDS_CALLS,
  ...PEOPLE_CALLS,
  ...MONEY_CALLS,
  ...CHANGES_CALLS,
  ...PRIVACY_CALLS,
}
