import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawFirstScreen } from '#contract/firstScreen.ts'
import { ROOT } from '../root.ts'

/** Where `vite build --mode first` puts what draws first screens: the browser's own components, built for Node. */
const BUILT = join(ROOT, 'dist', 'first', 'drawFirstScreen.js')

/** Gives what draws first screens; development asks Vite for it, so that it is always the newest. */
export type FirstScreenDrawer = () => Promise<DrawFirstScreen>

/** The built one, loaded once; undefined before the first build. */
export function builtDrawer(): FirstScreenDrawer | undefined {
  if (!existsSync(BUILT)) return undefined
  const loading: Promise<{ drawFirstScreen: DrawFirstScreen }> = import(pathToFileURL(BUILT).href)
  loading.catch(() => {})
  return async () => (await loading).drawFirstScreen
}
