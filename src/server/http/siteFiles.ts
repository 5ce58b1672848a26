import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'
import { findAsset } from '#server/modules/configuration/documents/findAsset.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import type { Store } from '#server/store/store.ts'
import { sendPart } from './sendPart.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

interface AssetAddress {
  Params: { code: string; tag: string; name: string }
}

interface SiteFileParts {
  store: Store
  configuration: LiveConfiguration
  shared: SharedData
}

/** Default robots.txt of a society: pages may be indexed, calls need not be crawled. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

/**
 * Serves files of configuration and fixtures: `/assets/<code>/<tag>/<name>`, the areas as tree and as list, and what a
 * society shows at the root of its hosts to prove that they are its own.
 */
export function serveSiteFiles(app: FastifyInstance, parts: SiteFileParts): void {
  serveDomainFiles(app, parts)
  app.get<AssetAddress>('/assets/:code/:tag/:name', async (request, reply) => {
    const { code, tag, name } = request.params
    const content = await findAsset(parts, code, tag, name)
    if (!content) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    reply.headers({
      'content-type': typeOf(name),
      'cache-control': FOR_EVER,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    return sendPart(request, reply, {
      size: content.length,
      read: (part) => (part ? content.subarray(part.start, part.end + 1) : content),
    })
  })
  const { areaText, areaListText, areaWholeText } = parts.shared
  for (const [name, text] of [
    ['area-tree', areaText],
    ['area', areaListText],
    ['area-whole', areaWholeText],
  ] as const)
    app.get(`/static/${name}.json`, (_request, reply) =>
      reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': FOR_EVER })
        .send(text),
    )
}

function serveDomainFiles(app: FastifyInstance, { configuration }: SiteFileParts): void {
  app.get<{ Params: { name: string } }>('/:name(^[\\w-]+\\.txt$)', async (request, reply) => {
    const { name } = request.params
    const { orgId } = await configuration.organisationOf(request.hostname)
    const { domainFiles = [] } = (await configuration.of(orgId)).get('organisation.json')
    const own = domainFiles.find((file) => file.name === name)?.text
    const text = own ?? (name === 'robots.txt' ? ROBOTS : undefined)
    if (text === undefined) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(text)
  })
}

/** SVG comes only from an organisation's configuration, never from an upload. */
const typeOf = (name: string) =>
  extname(name) === '.svg' ? 'image/svg+xml' : contentTypeOf(extname(name))
