import type { CallHandler } from '../../binder/callRequest.ts'

export const feeStandard: CallHandler<'feeStandard'> = async ({ org, input, parts }) => {
  const fees = (await parts.configuration.of(org.orgId)).get('fees.json')
  return { describe: fees.find((fee) => fee.memberType === input.memberType)?.describe ?? '' }
}
