import type { FirstScreen } from '#contract/firstScreen.ts'
import type { SiteDocument } from '#contract/page.ts'
import { CUSTOM_TABLE } from '#nodes/custom.ts'
import { NODE_TABLE } from '#nodes/table.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import type { Host } from '#runtime/core/host/host.ts'
import { openFirstPages } from '#runtime/core/page/openFirstPages.ts'
import { createSwrTransport } from '#runtime/react/createSwrTransport.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import siteDocument from '#schemas/site.json'
import { browserClient } from './browserClient.ts'
import { browserClock, tabHidden, tabKeep } from './browserHost.ts'
import { firstDevice, keepDevice } from './device.ts'
import { deviceDrafts } from './deviceDrafts.ts'
import { createDocuments } from './documents.ts'
import { download } from './files.ts'
import { createFormMaker } from './formMaker.ts'
import { createFormPorts } from './formPorts.ts'
import { createLateCode } from './lateCode.ts'
import { createLookups } from './lookups.ts'
import { browserNavigation } from './navigation.ts'
import { createOutbound } from './outbound.ts'
import { watchOutdated } from './outdated.ts'
import { pagesAt } from './pagesAt.ts'
import { openSession } from './session.ts'
import { testWitness } from './witness.ts'
import type { World } from './world.ts'

/**
 * Everything a running site is made of; made once, before anything is shown. With what came with the HTML nothing is
 * asked of the server on the way, and the first pages are open already.
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
    keep: tabKeep,
    drafts: deviceDrafts(),
    print: async (target) =>
      (await import('#runtime/react/print/printTarget.ts')).printTarget(target),
    download,
    ...createOutbound({ client, session }),
    report: (fault) => console.error(fault.code, fault.path, fault.message),
    ...(await testWitness()),
  })
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

/** Pages that did not come along are opened by whoever shows them: there they may be waited for. */
const firstPages = async (host: Host, given: FirstScreen | undefined) =>
  given ? { first: await openFirstPages(host, pagesAt(host)) } : {}
