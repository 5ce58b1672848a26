import type { OperationId } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { CONTENT_ENCRYPTION, KEY_WRAPPING } from '#contract/sealed.ts'
import type { CallHandler } from '#server/base/moduleTables.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { requireGallery } from './gallery/openGallery.ts'
import { shownPage } from './pages/shownPage.ts'
import type { ConfigurationParts } from './parts.ts'
import { isEncrypted } from './site/isEncrypted.ts'
import { siteOf } from './site/siteOf.ts'

type Handler<Id extends OperationId> = CallHandler<Id, ConfigurationParts>

export const dictionaryCache: Handler<'dictionaryCache'> = async ({ parts }) =>
  parts.shared.dictionaries

/** `host` may include a port; it selects the site and defaults to this one. */
export const domainName: Handler<'domainName'> = async ({ org, input, parts }) => {
  const host = input.host?.replace(/:\d+$/, '')
  const { orgId } = host ? await parts.configuration.organisationOf(host) : org
  const configuration = await parts.configuration.of(orgId)
  const { websiteUrl, adminUrl } = configuration.get('site.json')
  return {
    domainName: host ?? configuration.get('organisation.json').hosts[0] ?? '',
    orgId,
    ...(websiteUrl ? { webSite: websiteUrl } : {}),
    ...(adminUrl ? { adminUrl } : {}),
  }
}

export const galleryForm: Handler<'galleryForm'> = async ({ input, parts }) => {
  const form = requireGallery(parts).form(input.id)
  if (!form) throw new Refusal(RefusalCode.NotFound, 'formMissing')
  return form
}

export const galleryForms: Handler<'galleryForms'> = async ({ parts }) =>
  requireGallery(parts).entries()

export const orgDictionaryCache: Handler<'orgDictionaryCache'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId)).dictionaries

export const page: Handler<'page'> = async ({ org, input, parts }) =>
  shownPage(parts, await parts.configuration.of(org.orgId), input.id)

export const rsaKey: Handler<'rsaKey'> = async ({ org, now, parts }) => {
  const { kid, publicKey } = await parts.envelopeKeys.newest(org.orgId)
  const required = isEncrypted(await parts.configuration.of(org.orgId))
  return {
    kid,
    publicKey,
    alg: KEY_WRAPPING,
    enc: CONTENT_ENCRYPTION,
    required,
    now: now.getTime(),
  }
}

export const site: Handler<'site'> = async ({ org, parts }) =>
  siteOf(await parts.configuration.of(org.orgId), parts)

export const statusList: Handler<'statusList'> = async ({ org, parts }) => {
  const configuration = await parts.configuration.of(org.orgId)
  return configuration
    .get('statusList.json')
    .map(({ objId, status }) => ({ objId, statusList: status }))
}
