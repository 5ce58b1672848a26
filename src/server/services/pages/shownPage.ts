import type { CallData } from '#contract/calls.ts'
import type { ServerParts } from '../../serverParts.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { isGalleryPage } from '../gallery/isGalleryPage.ts'

/** What a page that is switched off looks like: one that does not exist. */
const NOT_FOUND = 'notFound'

/** A page as this site shows it, with everything it names. */
export const shownPage = (
  { pages, gallery }: Pick<ServerParts, 'pages' | 'gallery'>,
  configuration: OrgConfiguration,
  id: string,
): CallData<'page'> => pages.find(isGalleryPage(id) && !gallery ? NOT_FOUND : id, configuration)
