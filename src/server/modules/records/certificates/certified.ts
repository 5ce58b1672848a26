import type { CertificateKind } from '#server/modules/configuration/society/certificateTemplate.ts'
import type { Tx } from '#server/store/store.ts'
import { certifiedAppointment } from './certifiedAppointment.ts'
import { certifiedMember } from './certifiedMember.ts'
import type { CertificateWords, CertifiedRecord } from './certifiedRecord.ts'

type ReadCertified = (
  tx: Tx,
  id: string,
  words: CertificateWords,
) => Promise<CertifiedRecord | undefined>

/** Reader of the certified record by certificate kind; only finds records of the site's organisation. */
export const CERTIFIED: Record<CertificateKind, ReadCertified> = {
  member: certifiedMember,
  org: certifiedAppointment,
}
