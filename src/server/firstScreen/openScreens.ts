import type { FastifyInstance } from 'fastify'
import { lazyFiles } from './builtChunks.ts'
import { builtPainter, builtScreens, type PainterSource } from './builtPainter.ts'
import { createScreenThread } from './drawInThread.ts'
import { drawHere } from './drawPage.ts'
import { builtIndex, type IndexHtml } from './indexHtml.ts'
import type { SiteOptions } from './serveSite.ts'

/** Replacements of the built index.html and renderer. */
export interface GivenScreens {
  indexHtml?: IndexHtml
  painter?: PainterSource
}

/**
 * Finds what draws pages: the build in a thread, which starts when the server listens and ends with it; what is given
 * instead, in this one. Undefined when there is neither.
 */
export function openScreens(
  app: FastifyInstance,
  { indexHtml, painter }: GivenScreens,
): SiteOptions['screens'] {
  const built = builtScreens()
  if (indexHtml) {
    const drawing = painter ?? (built && builtPainter(built))
    const lazy = built ? lazyFiles(built.app) : () => []
    return { indexHtml, draw: drawing && drawHere({ painter: drawing, indexHtml, lazy }) }
  }
  if (!built) return undefined
  const thread = createScreenThread(built)
  app.addHook('onListen', async () => thread.warm())
  app.addHook('onClose', async () => thread.end())
  return { indexHtml: builtIndex(built.app), draw: thread.draw }
}
