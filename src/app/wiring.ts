import { RECORD_ADAPTERS } from '#adapters/records/table.ts'
import { createClient } from '#client/createClient.ts'
import { createProofStore } from '#client/proof.ts'
import { createTokenStore } from '#client/token.ts'
import type { SiteDocument } from '#contract/page.ts'
import { NODE_TABLE } from '#nodes/table.ts'
import { deviceOf } from '#runtime/core/boot/deviceOf.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import { createCell } from '#runtime/core/host/observable.ts'
import type { Call } from '#runtime/core/host/transport.ts'
import { createSwrTransport } from '#runtime/react/createSwrTransport.ts'
import { printTarget } from '#runtime/react/print/printTarget.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import siteDocument from '#schemas/site.json'
import { browserClock, newKey, tabHidden, tabKeep } from './browserHost.ts'
import { createDocuments } from './documents.ts'
import { download } from './files.ts'
import { createFormMaker } from './formMaker.ts'
import { createLookups } from './lookups.ts'
import { browserNavigation } from './navigation.ts'
import { openSession } from './session.ts'

const DEVICE = 'device'

export type World = Awaited<ReturnType<typeof wire>>

/** Everything a running site is made of; made once, before anything is shown. */
export async function wire() {
  const token = createTokenStore(document, { secure: location.protocol === 'https:' })
  const proof = createProofStore(sessionStorage, browserClock.now)
  const pending = createCell(0)
  const client = createClient({
    fetch: (...request) => fetch(...request),
    baseUrl: '',
    getToken: token.get,
    getProof: () => proof.get()?.proof,
    newKey,
    onPending: pending.set,
    onLoginExpired() {
      token.clear()
      location.reload()
    },
  })
  const device = deviceOf(navigator.userAgent, localStorage.getItem(DEVICE))
  const keepDevice = (chosen: string) => localStorage.setItem(DEVICE, chosen)
  const session = await openSession({ client, token, proof, device, keepDevice })
  const { orgId, areaUrl } = session.get().site as { orgId: string; areaUrl: string }
  const lookups = createLookups({ client, orgId, areaUrl })
  const call: Call = (id, input) => client.callByName(id, input)
  const host = createRuntime({
    site: siteDocument as unknown as SiteDocument,
    documents: createDocuments(client),
    session,
    navigation: browserNavigation(),
    lookups: lookups.tables,
    transport: createSwrTransport((id, input) => client.callByName(id, input)),
    call,
    adapters: RECORD_ADAPTERS,
    forms: createFormMaker(client, lookups.tables, lookups.load),
    clock: browserClock,
    hidden: tabHidden(),
    keep: tabKeep,
    print: printTarget,
    download,
    external: (url) => open(url, '_blank', 'noopener,noreferrer'),
    report: (fault) => console.error(fault.code, fault.path, fault.message),
  })
  const runtime: Runtime = { host, nodes: NODE_TABLE, pending }
  return { runtime, client, loadLookups: lookups.load }
}
