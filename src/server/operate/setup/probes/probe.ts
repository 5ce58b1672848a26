import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/probes.json' with { type: 'json' }
import { ProviderRefused } from '#server/providers/providerRefused.ts'

/** A read-only request to an external service. */
export interface Probe {
  what: string
  /** Resolves to a description of the result for the operator; rejects with the service's refusal. */
  ask(): Promise<string>
}

export interface ProbePlan {
  probes: Probe[]
  /** One line for each service that is not configured or cannot be created. */
  lacking: string[]
}

export interface Probed {
  ok: boolean
  line: string
}

/** Runs the probes one after the other; a failure contains the service's own message and never a secret. */
export async function probe(probes: readonly Probe[]): Promise<Probed[]> {
  const answers: Probed[] = []
  for (const { what, ask } of probes)
    answers.push(
      await ask().then(
        (shown) => ({ ok: true, line: `✓ ${what}：${shown}` }),
        (error: unknown) => ({ ok: false, line: `✗ ${what}：${reasonOf(error)}` }),
      ),
    )
  return answers
}

/** Returns a refusal's message; for other errors their network code. */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderRefused) return error.message
  const { name, message, code, cause } = error as NodeJS.ErrnoException & {
    cause?: { code?: string }
  }
  const kind = cause?.code ?? code
  if (name === 'TimeoutError') return words.late
  return kind === undefined ? message : fill(words.unreachable, { kind })
}
