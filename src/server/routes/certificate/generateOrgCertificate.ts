import type { CallHandler } from '../../binder/callRequest.ts'
import { generateCertificate } from '../../services/certificates/generateCertificate.ts'

export const generateOrgCertificate: CallHandler<'generateOrgCertificate'> = async (request) =>
  generateCertificate(request, 'org')
