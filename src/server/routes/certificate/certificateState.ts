import type { CallHandler } from '../../binder/callRequest.ts'
import { readCertificateState } from '../../services/certificates/readCertificateState.ts'

export const certificateState: CallHandler<'certificateState'> = async (request) =>
  readCertificateState(request)
