import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { findOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store } from '#server/store/store.ts'
import { lookUp } from './lookUp.ts'

/**
 * Returns the public data of a unit: name and area, never its contact person.
 * @throws NotFound for an unknown unit, TooMany over the rate limit of lookups
 */
export async function readOrgInfo(
  request: Call<'orgInfo', 'org' | 'ip', { store: Store }>,
): Promise<Schema<'OrgInfo'>> {
  const unit = await lookUp(request, (tx) => findOrgUnit(tx, request.input.id))
  if (!unit) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const { id, orgName, areaCode } = unit
  return { id, orgName, areaCode }
}
