import { startServer } from './startServer.ts'

await startServer()
