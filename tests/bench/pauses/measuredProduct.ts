/**
 * The built product, and beside it, on PAUSES_PORT, how long its event loop was held: every request is answered with
 * the longest pause since the one before, in milliseconds.
 */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BUILT_SERVER } from '../../support/nodeScripts.ts'
import { watchLoop } from '../../support/watchLoop.ts'

/** What a call leaves behind runs after its answer. */
const AFTERWARDS = 30

const watch = watchLoop()

const server = createServer(async (_request, response) => {
  await pause(AFTERWARDS)
  response.end(String(watch.longest()))
})
// Whoever asks keeps its connection, however long it asks for nothing.
server.keepAliveTimeout = 600_000
server.listen(Number(process.env.PAUSES_PORT))

await import(resolve(BUILT_SERVER))
