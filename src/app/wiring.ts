import type { FirstScreen } from '#contract/firstScreen.ts'
import type { SiteDocument } from '#contract/page.gen.ts'
import { CUSTOM_TABLE } from '#nodes/custom.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import type { Host } from '#runtime/core/host.ts'
import { openFirstPages } from '#runtime/core/page/openFirstPages.ts'
import { afterTouch } from '#runtime/react/afterTouch.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import siteDocument from '#schemas/site.json'
import { browserClient } from './browserClient.ts'
import { browserClock, tabHidden, tabStorage } from './browserHost.ts'
import { testCoverage } from './coverage.ts'
import { createSwrTransport } from './createSwrTransport.ts'
import { firstDevice, keepDevice } from './device.ts'
import { deviceDrafts } from './deviceDrafts.ts'
import { createDocuments } from './documents.ts'
import { createFormMaker } from './formMaker.ts'
import { createFormPorts } from './formPorts.ts'
import { createLateCode } from './lateCode.ts'
import { createLookups } from './lookups.ts'
import { browserNavigation } from './navigation.ts'
import { createOutbound } from './outbound.ts'
import { watchOutdated } from './outdated.ts'
import { pagesAt } from './pagesAt.ts'
import { openSession } from './session.ts'
import type { World } from './world.ts'

/**
 * Creates the parts of a running site; called once, before anything is rendered. With the data that came with the HTML
 * no request is made on the way, and the first pages are already open.
 */
export async function wire(given?: FirstScreen): Promise<World> {
  const { client, token, proof, recommendation, pending } = browserClient()
  const device = firstDevice()
  const { session, told } = await openSession({
    client,
    token,
    proof,
    recommendation,
    device,
    site: given?.site,
    keepDevice,
  })
  const { orgId, areaUrl } = session.get().site as { orgId: string; areaUrl: string }
  const lookups = createLookups({ client, orgId, areaUrl })
  const forms = createFormMaker(client, lookups.tables, lookups.load)
  const { adapters, loadFor } = createLateCode()
  const send = (id: string, input: Readonly<Record<string, unknown>>) =>
    client.callByName(id, input)
  const host = createRuntime({
    site: siteDocument as unknown as SiteDocument,
    documents: createDocuments(client, loadFor, given?.pages),
    session,
    navigation: browserNavigation(),
    lookups: lookups.tables,
    transport: createSwrTransport(send, given?.answers),
    call: send,
    adapters,
    forms: forms.tools,
    clock: browserClock,
    hidden: tabHidden(),
    tabStorage,
    drafts: deviceDrafts(),
    print: async (target) =>
      (await import('#runtime/react/print/printTarget.ts')).printTarget(target),
    download: async (url, name) => (await import('./saveFile.ts')).download(url, name, client),
    save: async (file) => (await import('./saveFile.ts')).saveFile(file),
    work: async (challenge) => (await import('./solveWork.ts')).solveWork(challenge),
    ...createOutbound({ client, session }),
    report: (fault) => console.error(fault.code, fault.path, fault.message),
    ...(await testCoverage()),
  })
  afterTouch(async () => (await import('./freshFiles.ts')).watchFiles(client, browserClock.now))
  host.notices.tell(told ?? '', 'warning')
  const tables = { nodes: NODE_TABLE, custom: CUSTOM_TABLE }
  const runtime: Runtime = { host, ...tables, pending, ...(await firstPages(host, given)) }
  return {
    runtime,
    formEngine: forms.engine,
    formPorts: createFormPorts(client),
    outdated: watchOutdated(),
  }
}

/** Pages not included in the HTML are opened by the component that shows them, which can wait for them. */
const firstPages = async (host: Host, given: FirstScreen | undefined) =>
  given ? { first: await openFirstPages(host, pagesAt(host)) } : {}
