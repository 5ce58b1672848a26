import type { CallHandler } from '../../binder/callRequest.ts'

export const page: CallHandler<'page'> = async ({ org, input, parts }) =>
  parts.pages.find(input.id, await parts.configuration.of(org.orgId))
