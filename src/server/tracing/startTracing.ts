import { setTimeout as sleep } from 'node:timers/promises'

export interface Tracing {
  /** Sends the recorded spans, for at most three seconds, and stops. */
  close(): Promise<void>
}

/** Limit in milliseconds, so that the end of the process does not wait for an unreachable collector. */
const CLOSING_MS = 3_000

/**
 * Records spans from now on and sends them by OTLP to the endpoint that the library's own variables name. The library is
 * loaded only here: a process without an endpoint does not have it in memory.
 */
export async function startTracing(): Promise<Tracing> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const { detectResources, envDetector, resourceFromAttributes } = resources
  // Only the name describes the process: a command line may contain anything.
  const named = resourceFromAttributes({ 'service.name': 'society-portal' })
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return {
    async close() {
      await Promise.race([provider.shutdown(), sleep(CLOSING_MS, undefined, { ref: false })])
    },
  }
}
