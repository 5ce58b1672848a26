import type { CallData } from '#contract/calls.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { findFee } from './findFee.ts'

/** The pay period of a member type, null when none is set. */
export async function readPayPeriod({
  input,
  org,
  parts,
}: Call<'payPeriod', 'org', { configuration: Configurations }>): Promise<CallData<'payPeriod'>> {
  const fee = findFee(await parts.configuration.of(org.orgId), input.memberType)
  return fee ? fee.payPeriod : null
}
