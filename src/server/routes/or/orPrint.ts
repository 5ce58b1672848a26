import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrPrint } from '../../services/orApplication/readOrPrint.ts'

export const orPrint: CallHandler<'orPrint'> = async (request) => readOrPrint(request)
