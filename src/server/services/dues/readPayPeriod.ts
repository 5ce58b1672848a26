import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { findFee } from './findFee.ts'

/** The pay period of a member type, null when none is set. */
export async function readPayPeriod({
  input,
  org,
  parts,
}: CallRequest<'payPeriod'>): Promise<CallData<'payPeriod'>> {
  const fee = findFee(await parts.configuration.of(org.orgId), input.memberType)
  return fee ? fee.payPeriod : null
}
