/** Serves the built product as `npm start` does, from data that were prepared: `tsx tests/support/serveProduct.ts`. */
import { resolve } from 'node:path'
import { BUILT_SERVER } from './nodeScripts.ts'
import { preparedData } from './preparedData.ts'

process.env.DATA_DIR = await preparedData()
await import(resolve(BUILT_SERVER))
