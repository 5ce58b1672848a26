import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrApplication } from '../../services/orApplication/readOrApplication.ts'

export const orDetail: CallHandler<'orDetail'> = async (request) => readOrApplication(request)
