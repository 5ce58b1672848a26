import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './createMetrics.ts'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Milliseconds between two looks at the event loop: often enough for what people notice. */
const LOOP_LOOK_MS = 50

/** Adds the metrics of Node itself: memory, garbage collection, delay of the event loop. */
export const addNodeMetrics = ({ registry }: Pick<Metrics, 'registry'>): void =>
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS })

/** Answers `GET /metrics` at an address of its own, which no proxy leads visitors to. */
export async function serveMetrics(
  { registry, read }: Pick<Metrics, 'registry' | 'read'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
