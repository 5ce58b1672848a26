import type { CallHandler } from '../../binder/callRequest.ts'
import { readPrint } from '../../services/member/readPrint.ts'

export const memberPrint: CallHandler<'memberPrint'> = async (request) => readPrint(request)
