import { renderToString } from 'react-dom/server'
import type {
  FirstScreenHtml,
  FirstScreenPainter,
  FirstScreenRequest,
} from '#contract/firstScreen.ts'
import type { PageDocument } from '#contract/page.gen.ts'
import { oncePer } from '#domain/oncePer.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import type { Host } from '#runtime/core/host.ts'
import { loadLazyParts } from '#runtime/core/page/loadLazyParts.ts'
import { type FirstPages, openFirstPages } from '#runtime/core/page/openFirstPages.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { loadOperators, needsOperators } from '#runtime/core/value/pageOperators.ts'
import type { Runtime } from '#runtime/react/runtimeContext.ts'
import { App } from '../App.tsx'
import { CUSTOM_TABLE } from '../customTable.ts'
import type { FormPorts } from '../forms/formPorts.ts'
import { loadNodeKinds } from '../loading/loadNodeKinds.ts'
import { pagesAt } from '../navigation/pagesAt.ts'
import { answersOf } from './answersOf.ts'
import { documentsOf } from './documentsOf.ts'
import { headOf } from './headOf.tsx'
import { lookOf } from './lookOf.ts'
import { lookupsOf } from './lookupsOf.ts'
import { needsOf } from './needsOf.ts'
import { noting } from './noting.ts'
import { queryNamesOf } from './queryNamesOf.ts'
import { splitMarkup } from './splitMarkup.ts'
import { stillHost } from './stillHost.ts'

/**
 * Renders the first screen on the server: opens the pages of an address, prefetches public data, and renders them. The
 * browser hydrates the same documents, answers and components.
 */
async function drawFirstScreen(request: FirstScreenRequest): Promise<FirstScreenHtml> {
  await Promise.all([loadLazyParts(), loadOperators()])
  const { device } = request
  const { documents, pages, load } = documentsOf(request.page)
  const { transport, answers, settled } = answersOf(request.call)
  const { tables: lookups, loadWanted, drawn: readTables } = lookupsOf(request)
  const host = stillHost(request, { documents, transport, lookups })
  const at = pagesAt(host)
  const first = await openFirstPages(host, at, load)
  await settled()
  const shown = new Set<string>()
  const runtime = runtimeOf(host, first, shown)
  const drawing = request.draw
    ? drawWithNames(runtime, shown, loadWanted)
    : undrawn(runtime, at.page)
  const markup = await drawing.catch(request.failed)
  const drawn = request.draw && markup !== undefined
  const { kinds, hasForms } = needsOf(Object.values(pages), device)
  const data = {
    ...{ device, site: request.site, pages, answers, drawn },
    ...(drawn && readTables()),
    kinds: drawn ? [...shown] : kinds,
  }
  const { attributes, colours } = lookOf(data)
  const { head, body, styles } = splitMarkup(markup ?? '')
  return {
    ...{ data, attributes, head, hasForms },
    hasLateOperators: Object.values(at)
      .flatMap((id) => first.loaded(id)?.document ?? [])
      .some(namesLateOperators),
    queryNames: queryNamesOf(host.navigation.current(), pages),
    hasPager: body.includes(PAGER),
    body,
    styles: colours + styles,
  }
}

/** The attribute with which `Pager` marks itself. */
const PAGER = ' data-pager='

const namesLateOperators = oncePer((document: PageDocument) => needsOperators(document))

/** A part that cannot be drawn here, or is still being loaded, is left to the browser: React marks its place so. */
const LEFT_OUT = '<!--$!-->'

/** @param shown gets the kinds of nodes that are drawn */
function runtimeOf(host: Host, first: FirstPages, shown: Set<string>): Runtime {
  const nodes = noting(NODE_TABLE, (kind) => shown.add(kind))
  const custom = noting(CUSTOM_TABLE, (name) => shown.add(`x:${name}`))
  return { host, first, nodes, custom, pending: createCell(0) }
}

const undrawn = async (runtime: Runtime, page: string): Promise<string> => headOf(runtime, page)

/** Draws the screen, and once more with the dictionaries that the first drawing lacked. */
async function drawWithNames(
  runtime: Runtime,
  shown: ReadonlySet<string>,
  loadWanted: () => Promise<boolean>,
): Promise<string> {
  const markup = await draw(runtime, shown)
  return (await loadWanted()) ? draw(runtime, shown) : markup
}

/** Draws again while lazy code is missing: what that code shows may name further kinds. */
async function draw(runtime: Runtime, shown: ReadonlySet<string>): Promise<string> {
  const outdated = createCell(false)
  const otherLogin = createCell(null)
  const world = { runtime, formEngine: createCell(null), formPorts: NO_PORTS, outdated, otherLogin }
  for (let known = -1; ; known = shown.size) {
    const markup = renderToString(<App world={world} />)
    if (!markup.includes(LEFT_OUT) || shown.size === known) return markup
    await loadNodeKinds([...shown])
    // A lazy part of a node has begun to load as it was drawn.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const NO_PORTS: FormPorts = {
  upload: () => Promise.reject(new Error('nothing acts while a first screen is drawn')),
  subOrgs: async () => [],
  orgsOf: async () => [],
}

export const painter: FirstScreenPainter = { draw: drawFirstScreen }
