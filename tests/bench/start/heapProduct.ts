/**
 * The built product, and beside it, on HEAP_PORT, the bytes of its heap that are in use after a collection. Node needs
 * `--expose-gc`.
 */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { BUILT_SERVER } from '../../support/nodeScripts.ts'

createServer((_request, response) => {
  globalThis.gc?.()
  response.end(String(process.memoryUsage().heapUsed))
}).listen(Number(process.env.HEAP_PORT))

await import(resolve(BUILT_SERVER))
