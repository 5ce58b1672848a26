import { RefusalCode } from '#contract/envelope.ts'
import { CONTENT_ENCRYPTION, KEY_WRAPPING } from '#contract/sealed.ts'
import { Refusal } from '../../messages/refusal.ts'
import { requireGallery } from '../../modules/configuration/gallery/openGallery.ts'
import { shownPage } from '../../modules/configuration/pages/shownPage.ts'
import { isEncrypted } from '../../modules/configuration/site/isEncrypted.ts'
import { siteOf } from '../../modules/configuration/site/siteOf.ts'
import { grantForm } from '../../modules/files/storage/formGrant.ts'
import { requireForm } from '../../modules/records/forms/findForm.ts'
import type { CallHandler } from '../callRequest.ts'

export const dictionaryCache: CallHandler<'dictionaryCache'> = async ({ parts }) =>
  parts.shared.dictionaries

/** `host` may include a port; it selects the site and defaults to this one. */
export const domainName: CallHandler<'domainName'> = async ({ org, input, parts }) => {
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

export const formConfig: CallHandler<'formConfig'> = async ({ org, input, now, parts }) => {
  const { formInfo, printInfo, hash } = requireForm(await parts.configuration.of(org.orgId), input)
  const uploadGrant = grantForm(parts.storage.secret, org.orgId, hash, now)
  return { formInfo, printInfo, formHash: hash, uploadGrant }
}

export const galleryForm: CallHandler<'galleryForm'> = async ({ input, parts }) => {
  const form = requireGallery(parts).form(input.id)
  if (!form) throw new Refusal(RefusalCode.NotFound, 'formMissing')
  return form
}

export const galleryForms: CallHandler<'galleryForms'> = async ({ parts }) =>
  requireGallery(parts).entries()

export const orgDictionaryCache: CallHandler<'orgDictionaryCache'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId)).dictionaries

export const page: CallHandler<'page'> = async ({ org, input, parts }) =>
  shownPage(parts, await parts.configuration.of(org.orgId), input.id)

export const rsaKey: CallHandler<'rsaKey'> = async ({ org, now, parts }) => {
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

export const site: CallHandler<'site'> = async ({ org, parts }) =>
  siteOf(await parts.configuration.of(org.orgId), parts)

export const statusList: CallHandler<'statusList'> = async ({ org, parts }) => {
  const configuration = await parts.configuration.of(org.orgId)
  return configuration
    .get('statusList.json')
    .map(({ objId, status }) => ({ objId, statusList: status }))
}
