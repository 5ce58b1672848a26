import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { LiveConfiguration } from '../../services/configuration/configurations.ts'
import type { PayWireParts } from './payWire.ts'

/** Finds a society by its settings and returns its origin: this server under the society's first host name. */
export const societyOrigin =
  (app: FastifyInstance, configuration: Pick<LiveConfiguration, 'all'>): PayWireParts['originOf'] =>
  async (fits) => {
    const all = await configuration.all()
    const society = all.find((org) => fits(org.get('payProviders.json')))
    const host = society?.get('organisation.json').hosts[0]
    const { port } = (app.server.address() as AddressInfo | null) ?? { port: 80 }
    return host && `http://${host}:${port}`
  }
