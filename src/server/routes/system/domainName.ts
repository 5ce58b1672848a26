import type { CallHandler } from '../../binder/callRequest.ts'

/** `host` may carry a port; it says which site is asked about, and defaults to this one. */
export const domainName: CallHandler<'domainName'> = async ({ org, input, parts }) => {
  const host = input.host?.replace(/:\d+$/, '')
  const { orgId } = host ? await parts.configuration.organisationOf(host) : org
  const configuration = await parts.configuration.of(orgId)
  const { websiteUrl, adminUrl } = configuration.get('site.json')
  return {
    domainName: host ?? configuration.get('organisation.json').hosts[0] ?? '',
    orgId,
    ...(websiteUrl ? { webSite: websiteUrl } : {}),
    ...(adminUrl ? { adminUrl } : {}),
  }
}
