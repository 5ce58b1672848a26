import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import { lookUp } from './lookUp.ts'

/** What anybody may know of a unit: its name and its area, never who to ask there. */
export async function readOrgInfo(request: CallRequest<'orgInfo'>): Promise<Schema<'OrgInfo'>> {
  const unit = await lookUp(request, (tx) => findOrgUnit(tx, request.input.id))
  if (!unit) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const { id, orgName, areaCode } = unit
  return { id, orgName, areaCode }
}
