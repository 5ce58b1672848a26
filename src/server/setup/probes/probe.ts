import { ProviderRefused } from '../../providers/providerRefused.ts'

/** One question to an outside service that changes nothing there. */
export interface Probe {
  what: string
  /** What the answer shows, in words for the operator; rejects with the service's refusal. */
  ask(): Promise<string>
}

export interface ProbePlan {
  probes: Probe[]
  /** A line about each service that is not configured, or cannot be built as it is. */
  lacking: string[]
}

export interface Probed {
  ok: boolean
  line: string
}

/** Asks one after the other; a failure says what the service itself answered, and never a secret. */
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

/** A refusal in the service's own words; anything else by its kind, as a network names it. */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderRefused) return error.message
  const { name, message, code, cause } = error as NodeJS.ErrnoException & {
    cause?: { code?: string }
  }
  const kind = cause?.code ?? code
  if (name === 'TimeoutError') return '没有及时应答'
  return kind === undefined ? message : `无法连接（${kind}）`
}
