import { isWebAddress } from '../boot/isWebAddress.ts'
import { safeRedirect } from '../boot/safeRedirect.ts'
import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/**
 * Leaves the site in a new tab, or instead of this page (`tab: "same"`). Only for web addresses: a configured
 * `javascript:` goes nowhere. The same tab may also go to a path of this server, such as the cashier of a stand-in.
 */
export const external: VerbRunner<'external'> = (step, { host, resolve }) => {
  const url = toText(resolve(step.external))
  const isSame = step.tab === 'same'
  const leave = (to: string) => host.leaveFor(to, step.replace)
  if (isSame && url.startsWith('/')) return leave(safeRedirect(url))
  if (!isWebAddress(url)) throw new Error(`不是网页地址：${url}`)
  return isSame ? leave(url) : host.external(url)
}
