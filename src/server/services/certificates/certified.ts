import type { Tx } from '../../store/store.ts'
import { certifiedAppointment } from './certifiedAppointment.ts'
import { certifiedMember } from './certifiedMember.ts'
import type { CertificateWords, CertifiedRecord } from './certifiedRecord.ts'
import type { CertificateKind } from './template.ts'

type ReadCertified = (
  tx: Tx,
  id: string,
  words: CertificateWords,
) => Promise<CertifiedRecord | undefined>

/** Where the record of a certificate is found; of the site's own organisation only. */
export const CERTIFIED: Record<CertificateKind, ReadCertified> = {
  member: certifiedMember,
  org: certifiedAppointment,
}
