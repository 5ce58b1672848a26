import type { Schema } from '#contract/calls.ts'
import type { CallContext } from '#server/base/call.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { CertificateKind } from '#server/modules/configuration/society/certificateTemplate.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import { saveCertificate } from '../repositories/certificates.ts'
import { type Issued, issueCertificate } from './issueCertificate.ts'
import type { Rendering } from './rendering.ts'

const TITLES: Record<CertificateKind, string> = { member: '会员证书', org: '任职证书' }

type Generate = CallContext<
  'org' | 'subject' | 'origin',
  {
    store: Store
    configuration: Configurations
    shared: SharedData
    files: FileStore
    rendering: Rendering
  }
> & { input: { id: string } }

/**
 * Returns name and storage address of the certificate's picture, for the record's owner and staff. Equal contents are
 * rendered once, and repeated calls return the same address. Idempotent without a key: concurrent calls share one
 * picture.
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
  return { name: `${TITLES[kind]}-${name}.png`, url: parts.files.addressOf(path) }
}

/** A picture missing in the storage is rendered again. */
const isStored = async ({ parts }: Generate, { certificate }: Issued): Promise<boolean> =>
  certificate.storedAt !== null && (await parts.files.head(certificate.path)) !== undefined

function storeOnce(request: Generate, issued: Issued): Promise<void> {
  const { inFlight } = request.parts.rendering
  const { path } = issued.certificate
  const storing = inFlight.get(path) ?? store(request, issued).finally(() => inFlight.delete(path))
  inFlight.set(path, storing)
  return storing
}

async function store({ org, parts }: Generate, { certificate, sheet }: Issued): Promise<void> {
  const png = await parts.rendering.renderer.draw(sheet)
  await parts.files.put(certificate.path, png, 'image/png')
  await parts.store.tx(org.orgId, (tx) =>
    saveCertificate(tx, certificate.code, { storedAt: tx.now }),
  )
}
