import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreenPainter } from '#contract/firstScreen.ts'
import { ROOT } from '../root.ts'

/** Where `vite build --mode first` puts it. */
const BUILT = join(ROOT, 'dist', 'first', 'painter.js')

/** Gives what draws first screens; development asks Vite for it, so that it is always the newest. */
export type PainterSource = () => Promise<FirstScreenPainter>

/** The built one, loaded once; undefined before the first build. */
export function builtPainter(): PainterSource | undefined {
  if (!existsSync(BUILT)) return undefined
  const loading: Promise<{ painter: FirstScreenPainter }> = import(pathToFileURL(BUILT).href)
  loading.catch(() => {})
  return async () => (await loading).painter
}
