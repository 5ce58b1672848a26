import type { FastifyRequest, FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * Structured logs without personal data: route pattern instead of the address (no path values, no query), no bodies, no
 * headers. Database error messages may contain values, so only their kind is logged.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // By name, as all other lines have it.
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? '(none)',
        host: request.hostname,
      }),
      err: errorForLog,
    },
  }
}

interface LoggedError {
  [detail: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * Name, code and stack frames of an error and its causes (a refusal says little; why a provider did not answer is in
 * its cause). Never messages: they may contain values, addresses or a provider's words about a person.
 */
export function errorForLog(error: Error & { code?: unknown; constraint?: string }): LoggedError {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const facts = [error.code, error.constraint].filter(Boolean).join(' ')
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}
  return { type: error.name, message: facts, stack: frames.join('\n'), ...cause }
}
