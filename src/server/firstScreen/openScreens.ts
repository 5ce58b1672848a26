import type { FastifyInstance } from 'fastify'
import { lazyFiles } from './builtChunks.ts'
import { builtPainter, builtScreens, type PainterSource } from './builtPainter.ts'
import { createScreenThread, type ScreenThread } from './drawInThread.ts'
import { drawHere } from './drawPage.ts'
import { builtIndex, type IndexHtml } from './indexHtml.ts'
import type { SiteOptions } from './serveSite.ts'

export interface GivenScreens {
  /** The thread that draws what is built, once it was started before the app. */
  thread?: ScreenThread
  /** Replacements of the built index.html and renderer. */
  indexHtml?: IndexHtml
  painter?: PainterSource
}

/**
 * Starts the thread that draws with the built renderer, which takes as long as the rest of a start; undefined without a
 * build.
 */
export function startScreens(): ScreenThread | undefined {
  const built = builtScreens()
  if (!built) return undefined
  const thread = createScreenThread(built)
  thread.warm()
  return thread
}

/**
 * Chooses how pages are drawn: by the build in a thread, which ends with the app, or with the given replacements in
 * this thread. Undefined when there is neither.
 */
export function openScreens(
  app: FastifyInstance,
  { thread: started, indexHtml, painter }: GivenScreens,
): SiteOptions['screens'] {
  const built = builtScreens()
  if (indexHtml) {
    const drawing = painter ?? (built && builtPainter(built))
    const lazy = built ? lazyFiles(built.app) : () => []
    return { indexHtml, draw: drawing && drawHere({ painter: drawing, indexHtml, lazy }) }
  }
  if (!built) return undefined
  const thread = started ?? createScreenThread(built)
  app.addHook('onClose', async () => thread.end())
  return { indexHtml: builtIndex(built.app), draw: thread.draw }
}
