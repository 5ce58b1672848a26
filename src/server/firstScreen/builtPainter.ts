import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreenPainter } from '#contract/firstScreen.ts'
import { BUILT_APP, ROOT } from '../root.ts'
import type { BuiltScreens } from './screenTalk.ts'

/** Loads the renderer of first screens; development loads it through Vite, so that it is always current. */
export type PainterSource = () => Promise<FirstScreenPainter>

/** Output of `vite build` and `vite build --mode first`; undefined before the first build. */
export function builtScreens(app = BUILT_APP): BuiltScreens | undefined {
  const painter = join(ROOT, 'dist', 'first', 'painter.js')
  return existsSync(painter) && existsSync(join(app, 'index.html')) ? { painter, app } : undefined
}

/** The renderer of a build, loaded once. */
export function builtPainter({ painter }: Pick<BuiltScreens, 'painter'>): PainterSource {
  const loading: Promise<{ painter: FirstScreenPainter }> = import(pathToFileURL(painter).href)
  loading.catch(() => {})
  return async () => (await loading).painter
}
