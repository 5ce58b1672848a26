/** Last step of a build: what V8 compiles at every start is kept beside the server and the painter. */
import { builtScreens } from '../firstScreen/builtPainter.ts'
import { loadScript } from '../threads/builtScript.ts'
import { compileServer } from './compileServer.ts'

const screens = builtScreens()
if (screens) loadScript(screens.painter).keepCompiled()
compileServer(import.meta.dirname)
