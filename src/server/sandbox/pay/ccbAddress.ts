import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { notifyPath } from '../../providers/pay/payPaths.ts'
import type { LiveConfiguration } from '../../services/configuration/configurations.ts'
import type { Bench } from './wires/wire.ts'

/** This bank is told on paper where to notify a merchant; the stand-in looks up whose the counter is. */
export const ccbAddress =
  (app: FastifyInstance, configuration: Pick<LiveConfiguration, 'all'>): Bench['registered'] =>
  async (posId) => {
    const all = await configuration.all()
    const owner = all.find((org) => org.get('payProviders.json')[PayMethod.Ccb]?.posId === posId)
    const host = owner?.get('organisation.json').hosts[0]
    const { port } = (app.server.address() as AddressInfo | null) ?? { port: 80 }
    return host && `http://${host}:${port}${notifyPath(PayMethod.Ccb)}`
  }
