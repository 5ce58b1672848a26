import { ModuleType } from '#contract/codes.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'

/** Path and query of a member's dues page, with the order it is to go on from; the home page where no module has one. */
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
