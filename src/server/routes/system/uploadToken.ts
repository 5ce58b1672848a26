import type { CallHandler } from '../../binder/callRequest.ts'
import { grantUpload } from '../../services/storage/grantUpload.ts'

export const uploadToken: CallHandler<'uploadToken'> = async (request) => grantUpload(request)
