import type { CallHandler } from '../../binder/callRequest.ts'
import { cleanHtml } from '../../services/shared/cleanHtml.ts'

export const privacyAgreement: CallHandler<'privacyAgreement'> = async ({ org, parts }) => {
  const { privacyAgreement: text } = (await parts.configuration.of(org.orgId)).get(
    'agreements.json',
  )
  return { title: text.title, version: text.version, content: cleanHtml(text.content) }
}
