/**
 * Starts the server as `listen.ts` does, keeps beside it what V8 has compiled until it was ready, and stops it. The last
 * step of a build runs it (`compileServer.ts`).
 */
import { join } from 'node:path'
import { loadScript, SERVER } from '#server/threads/builtScript.ts'

const server = loadScript<typeof import('./startServer.ts')>(join(import.meta.dirname, SERVER))
await server.exports.startServer()
server.keepCompiled()
process.kill(process.pid, 'SIGINT')
