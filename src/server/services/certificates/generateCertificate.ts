import type { Schema } from '#contract/calls.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { saveCertificate } from '../../store/repositories/certificates.ts'
import { type Issued, issueCertificate } from './issueCertificate.ts'
import type { CertificateKind } from './template.ts'

const TITLES: Record<CertificateKind, string> = { member: '会员证书', org: '任职证书' }

type Generate = CallContext & { input: { id: string } }

/**
 * The certificate's picture, for the record's owner and staff: a name to save it under, and its address in the object
 * storage. Equal contents are drawn once; asked again, the same address is answered. Repeating it does no harm, so no
 * key is needed: two at the same moment get one picture.
 */
export async function generateCertificate(
  request: Generate,
  kind: CertificateKind,
): Promise<Schema<'FileValue'>> {
  const { org, parts, input } = request
  const configuration = await parts.configuration.of(org.orgId)
  const issued = await parts.store.tx(org.orgId, (tx) =>
    issueCertificate(tx, { ...request, configuration, kind, id: input.id }),
  )
  const { name, path } = issued.certificate
  if (!(await isStored(request, issued))) await storeOnce(request, issued)
  return { name: `${TITLES[kind]}-${name}.png`, url: `${parts.storage.baseUrl}${path}` }
}

/** A picture the storage has lost is drawn again. */
const isStored = async ({ parts }: Generate, { certificate }: Issued): Promise<boolean> =>
  certificate.storedAt !== null && (await parts.files.head(certificate.path)) !== undefined

function storeOnce(request: Generate, issued: Issued): Promise<void> {
  const { underWay } = request.parts.studio
  const { path } = issued.certificate
  const storing = underWay.get(path) ?? store(request, issued).finally(() => underWay.delete(path))
  underWay.set(path, storing)
  return storing
}

async function store({ org, parts }: Generate, { certificate, sheet }: Issued): Promise<void> {
  const png = await parts.studio.press.draw(sheet)
  await parts.files.put(certificate.path, png, 'image/png')
  await parts.store.tx(org.orgId, (tx) =>
    saveCertificate(tx, certificate.code, { storedAt: tx.now }),
  )
}
