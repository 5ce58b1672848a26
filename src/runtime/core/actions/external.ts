import { isWebAddress } from '../boot/isWebAddress.ts'
import { safeRedirect } from '../boot/safeRedirect.ts'
import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/**
 * Opens a web address in a new tab, or in this one (`tab: "same"`). Other schemes, such as `javascript:`, are ignored.
 * The same tab may also open a path of this server, such as the emulator's cashier.
 */
export const external: VerbRunner<'external'> = (step, { host, resolve }) => {
  const url = toText(resolve(step.external))
  const isSame = step.tab === 'same'
  const leave = (to: string) => host.leaveFor(to, step.replace)
  if (isSame && url.startsWith('/')) return leave(safeRedirect(url))
  if (!isWebAddress(url)) throw new Error(`不是网页地址：${url}`)
  return isSame ? leave(url) : host.external(url)
}
