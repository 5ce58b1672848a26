import { CONTENT_ENCRYPTION, KEY_WRAPPING } from '#contract/sealed.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { isEncrypted } from '../../services/site/isEncrypted.ts'

export const rsaKey: CallHandler<'rsaKey'> = async ({ org, now, parts }) => {
  const { kid, publicKey } = await parts.envelopeKeys.newest(org.orgId)
  const required = isEncrypted(await parts.configuration.of(org.orgId))
  return {
    kid,
    publicKey,
    alg: KEY_WRAPPING,
    enc: CONTENT_ENCRYPTION,
    required,
    now: now.getTime(),
  }
}
