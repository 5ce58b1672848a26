import type { CallHandler } from '../../binder/callRequest.ts'
import { generateCertificate } from '../../services/certificates/generateCertificate.ts'

export const generateMemberCertificate: CallHandler<'generateMemberCertificate'> = async (
  request,
) => generateCertificate(request, 'member')
