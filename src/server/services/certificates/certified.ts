import type { Tx } from '../../store/store.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { certifiedMember } from './certifiedMember.ts'
import type { CertifiedRecord } from './certifiedRecord.ts'
import type { CertificateKind } from './template.ts'

type ReadCertified = (
  tx: Tx,
  id: string,
  configuration: OrgConfiguration,
) => Promise<CertifiedRecord | undefined>

/** Where the record of a certificate is found; of the site's own organisation only. */
export const CERTIFIED: Record<CertificateKind, ReadCertified> = {
  member: certifiedMember,
  org: async () => undefined,
}
