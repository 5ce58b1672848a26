import { basename } from 'node:path'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type {
  CertificateKind,
  CertificateTemplate,
} from '#server/modules/configuration/society/certificateTemplate.ts'

/**
 * The organisation's template with the bytes of its background.
 * @throws Refusal when it issues no such certificate
 */
export function templateOf(
  configuration: OrgConfiguration,
  kind: CertificateKind,
): { template: CertificateTemplate; background: Uint8Array } {
  const template = configuration.get('certificates.json')[kind]
  const asset = template && configuration.assets.get(basename(template.background))
  if (!asset) throw new Refusal(RefusalCode.NotFound, 'certificateMissing')
  return { template, background: asset.content }
}
