import type { CallHandler } from '../../binder/callRequest.ts'
import { isGalleryPage } from '../../services/gallery/isGalleryPage.ts'

/** What a page that is switched off looks like: one that does not exist. */
const NOT_FOUND = 'notFound'

export const page: CallHandler<'page'> = async ({ org, input, parts }) => {
  const id = isGalleryPage(input.id) && !parts.gallery ? NOT_FOUND : input.id
  return parts.pages.find(id, await parts.configuration.of(org.orgId))
}
