import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrFormInfo } from '../../services/orApplication/readOrFormInfo.ts'

export const orFormInfo: CallHandler<'orFormInfo'> = async (request) => readOrFormInfo(request)
