import type { CallData } from '#contract/calls.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { isGalleryPage } from '../gallery/isGalleryPage.ts'
import type { Gallery } from '../gallery/openGallery.ts'
import type { PageDocuments } from './pageDocuments.ts'

/** Id of the page shown for a page that is switched off. */
const NOT_FOUND = 'notFound'

/** A page as this site shows it, with everything it names. */
export const shownPage = (
  { pages, gallery }: { pages: PageDocuments; gallery?: Gallery },
  configuration: OrgConfiguration,
  id: string,
): Promise<CallData<'page'>> =>
  pages.find(isGalleryPage(id) && !gallery ? NOT_FOUND : id, configuration)
