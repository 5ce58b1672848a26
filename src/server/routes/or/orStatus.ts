import type { CallHandler } from '../../binder/callRequest.ts'
import { changeOrStatus } from '../../services/orApplication/changeOrStatus.ts'

export const orStatus: CallHandler<'orStatus'> = async (request) => changeOrStatus(request)
