import type { CallHandler } from '../../binder/callRequest.ts'

export const statusList: CallHandler<'statusList'> = async ({ org, parts }) => {
  const configuration = await parts.configuration.of(org.orgId)
  return configuration
    .get('statusList.json')
    .map(({ objId, status }) => ({ objId, statusList: status }))
}
