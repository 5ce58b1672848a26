import type { CallHandler } from '../../binder/callRequest.ts'
import { queryOrApplications } from '../../services/orApplication/queryOrApplications.ts'

export const orApplyPage: CallHandler<'orApplyPage'> = async (request) =>
  queryOrApplications(request)
