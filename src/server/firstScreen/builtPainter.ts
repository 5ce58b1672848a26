import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreenPainter } from '#contract/firstScreen.ts'
import { ROOT } from '../root.ts'

/** Output of `vite build --mode first`. */
const BUILT = join(ROOT, 'dist', 'first', 'painter.js')

/** Loads the renderer of first screens; development loads it through Vite, so that it is always current. */
export type PainterSource = () => Promise<FirstScreenPainter>

/** The built renderer, loaded once; undefined before the first build. */
export function builtPainter(): PainterSource | undefined {
  if (!existsSync(BUILT)) return undefined
  const loading: Promise<{ painter: FirstScreenPainter }> = import(pathToFileURL(BUILT).href)
  loading.catch(() => {})
  return async () => (await loading).painter
}
