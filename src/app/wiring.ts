import type { FirstScreen } from '#contract/firstScreen.ts'
import type { SiteDocument } from '#contract/page.gen.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import { createRuntime } from '#runtime/core/createRuntime.ts'
import type { Host } from '#runtime/core/host.ts'
import { openFirstPages } from '#runtime/core/page/openFirstPages.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import { afterTouch } from '#runtime/react/afterTouch.ts'
import { lateSwr } from '#runtime/react/page/lateSwr.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import siteDocument from '#schemas/site.json'
import { browserClock, tabHidden, tabStorage } from './browser/browserHost.ts'
import { firstDevice, keepDevice } from './browser/device.ts'
import { testCoverage } from './coverage.ts'
import { CUSTOM_TABLE } from './customTable.ts'
import { deviceDrafts } from './forms/deviceDrafts.ts'
import { createFormPorts } from './forms/formPorts.ts'
import { createLazyFormTools } from './forms/lazyFormTools.ts'
import { createLookups } from './forms/lookups.ts'
import { createSwrTransport } from './loading/createSwrTransport.ts'
import { createDocuments } from './loading/documents.ts'
import { createLazyCode } from './loading/lazyCode.ts'
import { browserNavigation } from './navigation/navigation.ts'
import { createOutbound } from './navigation/outbound.ts'
import { pagesAt } from './navigation/pagesAt.ts'
import { browserClient } from './session/browserClient.ts'
import { otherLogins } from './session/otherLogins.ts'
import { openSession } from './session/session.ts'
import type { World } from './world.ts'

/**
 * Creates the parts of a running site; called once, before anything is rendered. With the data that came with the HTML
 * no request is made on the way, and the first pages are already open.
 * @param hydrated resolves when the first render is on screen, and the server's HTML hydrated
 */
export async function wire(
  firstScreen: FirstScreen | undefined,
  hydrated: Promise<void>,
): Promise<World> {
  const { client, token, proof, recommendation, pending } = browserClient()
  // The messaging app asks for an openId at once and leaves for it: what is pressed until then is lost.
  const asksAtOnce = token.get() !== undefined || isInAppBrowser(navigator.userAgent)
  const prepare = () => {
    client.prepare()
    void lateSwr.load().catch(() => {})
  }
  if (!firstScreen?.drawn || asksAtOnce) prepare()
  else afterTouch(prepare)
  const device = firstDevice()
  const { session, notice } = await openSession({
    client,
    token,
    proof,
    recommendation,
    device,
    site: firstScreen?.site,
    keepDevice,
  })
  const { orgId, areaUrl } = session.get().site as { orgId: string; areaUrl: string }
  const lookups = createLookups({
    ...{ client, orgId, areaUrl, hydrated },
    drawn: firstScreen?.dictionaries,
  })
  const forms = createLazyFormTools(client, lookups.tables, lookups.load)
  const { adapters, loadFor } = createLazyCode()
  const send = (id: string, input: Readonly<Record<string, unknown>>) =>
    client.callByName(id, input)
  const host = createRuntime({
    site: siteDocument as unknown as SiteDocument,
    documents: createDocuments(client, loadFor, firstScreen?.pages),
    session,
    navigation: browserNavigation(),
    lookups: lookups.tables,
    transport: createSwrTransport(send, firstScreen?.answers),
    call: send,
    adapters,
    forms: forms.tools,
    clock: browserClock,
    hidden: tabHidden(),
    tabStorage,
    drafts: deviceDrafts(),
    print: async (target) =>
      (await import('#runtime/react/print/printTarget.ts')).printTarget(target),
    download: async (url, name) =>
      (await import('./browser/saveFile.ts')).download(url, name, client),
    save: async (file) => (await import('./browser/saveFile.ts')).saveFile(file),
    work: async (challenge) =>
      (await import('./proofOfWork/solvePuzzle.ts')).solvePuzzle(challenge),
    ...createOutbound({ client, session }),
    report: (fault) => console.error(fault.code, fault.path, fault.message),
    ...(await testCoverage()),
  })
  afterTouch(async () =>
    (await import('./forms/lateFiles.ts')).watchFiles(client, browserClock.now),
  )
  host.notices.tell(notice ?? '', 'warning')
  const tables = { nodes: NODE_TABLE, custom: CUSTOM_TABLE }
  const runtime: Runtime = { host, ...tables, pending, ...(await firstPages(host, firstScreen)) }
  return {
    runtime,
    formEngine: forms.engine,
    formPorts: createFormPorts(client),
    outdated: watchOutdated(),
    otherLogin: otherLogins(session, token),
  }
}

/** Pages not included in the HTML are opened by the component that shows them, which can wait for them. */
const firstPages = async (host: Host, firstScreen: FirstScreen | undefined) =>
  firstScreen ? { first: await openFirstPages(host, pagesAt(host)) } : {}

/**
 * True once a part of the site could not be loaded: the network is down, or a new release removed the files of this
 * one. Only a reload helps.
 */
function watchOutdated(): Observable<boolean> {
  const outdated = createCell(false)
  addEventListener('vite:preloadError', () => outdated.set(true))
  return outdated
}
