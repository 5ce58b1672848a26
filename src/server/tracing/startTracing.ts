import { setTimeout as sleep } from 'node:timers/promises'

export interface Tracing {
  /** Sends what is recorded, as far as that takes three seconds, and stops. */
  close(): Promise<void>
}

/** The end of the process waits for no collector that is away. */
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
  // Of the process itself only its name: a command line may hold anything.
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
