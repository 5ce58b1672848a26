/** Last step of a build: stores what V8 would compile at every start beside the server and the painter. */
import { builtScreens } from '#server/firstScreen/builtPainter.ts'
import { loadScript } from '#server/threads/builtScript.ts'
import { compileServer } from './compileServer.ts'

const screens = builtScreens()
if (screens) loadScript(screens.painter).keepCompiled()
compileServer(import.meta.dirname)
