import '../../build/requireNode.ts'
import { join } from 'node:path'
import { runScript, SERVER } from '#server/threads/builtScript.ts'

const file = join(import.meta.dirname, SERVER)
const { startServer } = runScript<typeof import('./startServer.ts')>(file)

await startServer()
