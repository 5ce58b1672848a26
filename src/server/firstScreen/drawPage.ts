import type { CallData } from '#contract/calls.ts'
import { ANY_QUERY } from '#contract/firstScreen.ts'
import site from '#schemas/site.json' with { type: 'json' }
import { isGalleryPage } from '#server/modules/configuration/gallery/isGalleryPage.ts'
import type { LazyFiles } from './builtChunks.ts'
import type { PainterSource } from './builtPainter.ts'
import { composeHtml } from './composeHtml.ts'
import { makePage } from './finishedPage.ts'
import type { IndexHtml } from './indexHtml.ts'
import type { DrawnPage, DrawPage, PageRequest } from './madePage.ts'

/** What pages are drawn with. */
export interface DrawingParts {
  painter: PainterSource
  indexHtml: IndexHtml
  lazy: LazyFiles
}

/** Draws pages in this thread. */
export const drawHere =
  ({ painter, indexHtml, lazy }: DrawingParts): DrawPage =>
  async ({ hasGallery, ...request }, questions): Promise<DrawnPage> => {
    const screen = await (await painter()).draw({ ...request, ...questions })
    const html = composeHtml(await indexHtml(request.address), screen, lazy(screen))
    const pages = Object.keys(screen.data.pages)
    return {
      ...makePage(html, isThere({ hasGallery }, pages)),
      // The nodes of the gallery read what they show from the query themselves.
      queryNames: pages.some(isGalleryPage) ? [ANY_QUERY] : screen.queryNames,
      notices: noticesIn(screen.data.answers),
    }
  }

/** Ids of the notices that were answered. */
const noticesIn = (answers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(answers)
    .filter(([question]) => question.startsWith('noticeDetail '))
    .map(([, answer]) => (answer as CallData<'noticeDetail'>).id)

/** False for the not-found page, and for gallery pages while the gallery is off. */
const isThere = ({ hasGallery }: Pick<PageRequest, 'hasGallery'>, pages: readonly string[]) =>
  !pages.some((id) => id === site.notFound || (isGalleryPage(id) && !hasGallery))
