import { isWebAddress } from '../boot/isWebAddress.ts'
import { toText } from '../value/resolve.ts'
import type { VerbRunner } from './verb.ts'

/** Leaves the site in a new tab; only for web addresses, a configured `javascript:` goes nowhere. */
export const external: VerbRunner<'external'> = (step, { host, resolve }) => {
  const url = toText(resolve(step.external))
  if (!isWebAddress(url)) throw new Error(`不是网页地址：${url}`)
  host.external(url)
}
