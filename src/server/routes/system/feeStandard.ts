import type { CallHandler } from '../../binder/callRequest.ts'
import { readFeeStandard } from '../../services/dues/readFeeStandard.ts'

export const feeStandard: CallHandler<'feeStandard'> = async (request) => readFeeStandard(request)
