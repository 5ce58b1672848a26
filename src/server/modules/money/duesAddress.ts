import { ModuleType } from '#contract/codes.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'

/** Path and query of a member's dues page, resuming `orderId` if given; `/` when no status query module exists. */
export function duesAddress(
  configuration: OrgConfiguration,
  memberId: string,
  orderId?: string,
): string {
  const modules = configuration.get('modules.json')
  const module = modules.find(({ type }) => type === ModuleType.StatusQuery)
  if (!module) return '/'
  const query = new URLSearchParams({ id: module.id, view: 'payDues', record: memberId })
  if (orderId) query.set('order', orderId)
  return `/module?${query}`
}
