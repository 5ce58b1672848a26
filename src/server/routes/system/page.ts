import type { CallHandler } from '../../binder/callRequest.ts'
import { shownPage } from '../../services/pages/shownPage.ts'

export const page: CallHandler<'page'> = async ({ org, input, parts }) =>
  shownPage(parts, await parts.configuration.of(org.orgId), input.id)
