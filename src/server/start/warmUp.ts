import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { NamedSocieties } from './announce.ts'

/** A start waits no longer for its first page. */
const AT_MOST_MS = 1_000

/**
 * Draws a society's home page before the server listens, so that what every page needs is loaded and compiled when the
 * first visitor comes. What keeps that page from being drawn does not keep the server from starting: nothing is thrown.
 */
export async function warmUp(
  app: FastifyInstance,
  { texts: [text] }: NamedSocieties,
): Promise<void> {
  if (text === undefined) return
  const { hosts } = JSON.parse(text) as OrganisationShape
  const drawn = app.inject({ url: '/', headers: { host: hosts[0], 'accept-encoding': 'br' } })
  const late = pause(AT_MOST_MS, undefined, { ref: false })
  await Promise.race([drawn, late]).catch(() => {})
}
