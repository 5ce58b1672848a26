import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstScreenPainter } from '#contract/firstScreen.ts'
import { BUILT, BUILT_APP } from '#server/root.ts'
import { runScript } from '#server/threads/builtScript.ts'
import type { BuiltScreens } from './screenTalk.ts'

/** Loads the renderer of first screens; development loads it through Vite, so that it is always current. */
export type PainterSource = () => Promise<FirstScreenPainter>

/** Output of `vite build` and `vite build --mode first`; undefined before the first build. */
export function builtScreens(app = BUILT_APP): BuiltScreens | undefined {
  const painter = join(BUILT, 'first', 'painter.cjs')
  return existsSync(painter) && existsSync(join(app, 'index.html')) ? { painter, app } : undefined
}

/** The renderer of a build, loaded once. */
export function builtPainter({ painter }: Pick<BuiltScreens, 'painter'>): PainterSource {
  let loaded: { painter: FirstScreenPainter } | undefined
  return async () => {
    loaded ??= runScript<{ painter: FirstScreenPainter }>(painter)
    return loaded.painter
  }
}
