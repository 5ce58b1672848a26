import type { CallHandler } from '../../binder/callRequest.ts'
import { readFeeStandard } from '../../services/dues/readFeeStandard.ts'

export const feeStandard: CallHandler<'feeStandard'> = async ({ org, input, parts }) =>
  readFeeStandard(await parts.configuration.of(org.orgId), input.memberType)
