import type { CallHandler } from '../../binder/callRequest.ts'
import { readTerms } from '../../services/leadership/readTerms.ts'

export const approvalList: CallHandler<'approvalList'> = async (request) => readTerms(request)
