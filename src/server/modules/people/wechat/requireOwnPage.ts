import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'

/**
 * Returns an address on one of the organisation's own hosts; no other page gets a signature, or a visitor's code.
 * @throws Forbidden for any other address
 */
export async function requireOwnPage(
  { org, parts }: CallContext<'org', { configuration: Configurations }>,
  address: string,
): Promise<URL> {
  const { hosts } = (await parts.configuration.of(org.orgId)).get('organisation.json')
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.includes(url.hostname))
    throw new Refusal(RefusalCode.Forbidden, 'urlForeign')
  return url
}
