import type { CallHandler } from '../../binder/callRequest.ts'
import { cleanHtml } from '../../services/shared/cleanHtml.ts'

export const userAgreement: CallHandler<'userAgreement'> = async ({ org, parts }) => {
  const { userAgreement: text } = (await parts.configuration.of(org.orgId)).get('agreements.json')
  return { title: text.title, version: text.version, content: cleanHtml(text.content) }
}
