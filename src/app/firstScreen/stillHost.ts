import { RECORD_ADAPTERS } from '#adapters/records/recordAdapterRegistry.ts'
import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import type { SiteDocument } from '#contract/page.gen.ts'
import { parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import { createSession } from '#runtime/core/createSession.ts'
import type { Host, HostParts } from '#runtime/core/host.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import siteDocument from '#schemas/site.json'

/** Throws: these functions are not available during server rendering. */
const never = (): never => {
  throw new Error('nothing acts while a first screen is drawn')
}
const nothing = () => {}
const stop = () => nothing

/** A read-only host for server rendering: a fixed address, visitor and time. Pages open and render; actions throw. */
export function stillHost(
  { address, site, device, now }: FirstScreenRequest,
  parts: Pick<HostParts, 'documents' | 'transport' | 'lookups'>,
): Host {
  const here = parseAddress(address)
  return createRuntime({
    ...parts,
    site: siteDocument as unknown as SiteDocument,
    session: createSession(
      { site, user: { proof: {} }, device },
      {
        login: never,
        logout: never,
        proven: never,
        recommended: never,
        openId: never,
        device: never,
        payInApp: never,
        copyAddress: never,
      },
    ),
    navigation: {
      current: () => here,
      entry: () => '',
      subscribe: stop,
      push: nothing,
      replace: nothing,
      back: nothing,
      holdBack: () => async () => {},
      block: stop,
    },
    call: () => new Promise<never>(nothing),
    adapters: RECORD_ADAPTERS,
    forms: { bundleOf: never, open: never, ready: () => new Promise<never>(nothing) },
    clock: { now: () => now, after: stop },
    hidden: createCell(false),
    tabStorage: { get: () => null, set: nothing, remove: nothing, clear: nothing },
    drafts: {
      get: () => null,
      set: () => false,
      remove: nothing,
      keys: () => [],
      subscribe: stop,
      idle: stop,
      isGone: async () => false,
      tab: '',
    },
    print: never,
    download: never,
    save: never,
    work: never,
    external: nothing,
    leaveFor: nothing,
    report: nothing,
  })
}
