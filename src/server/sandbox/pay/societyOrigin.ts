import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { LiveConfiguration } from '#server/modules/configuration/documents/configurations.ts'
import type { PayWireParts } from '#server/providers/pay/emulation/payWire.ts'

/** Finds a society by its settings and returns its origin: this server under the society's first host name. */
export const societyOrigin =
  (
    app: FastifyInstance,
    configuration: Pick<LiveConfiguration, 'each'>,
  ): PayWireParts['originOf'] =>
  async (fits) => {
    const { port } = (app.server.address() as AddressInfo | null) ?? { port: 80 }
    for await (const society of configuration.each()) {
      const [host] = society.get('organisation.json').hosts
      if (fits(society.get('payProviders.json'))) return host && `http://${host}:${port}`
    }
    return undefined
  }
