import { useEffect, useState } from 'react'
import type { FormDocument } from '#formDocument/formDocument.ts'
import type { Proof } from '#replay/proof/proof.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { startProof } from './startProof.ts'

/** Delay of the proof after the last change, in milliseconds. */
const PROVE_MS = 800

/** A form's proof; the previous one stays while the next is running. */
interface ProofState {
  /** `faulty`: the form has errors that must be fixed first; `failed`: the proof ended without a result. */
  proof: Proof | 'faulty' | 'failed' | undefined
  isRunning: boolean
}

/** Proves the current form in a worker; a proof of an outdated form is cancelled. */
export function useProof({ formInfo, checks }: FormDocument, start = startProof): ProofState {
  const { host } = useRuntime()
  const { dictionaries, areas } = useObservable(host.lookups)
  const [state, setState] = useState<ProofState>(BEGUN)
  useEffect(() => {
    let stop: (() => void) | undefined
    setState((before) => ({ ...before, isRunning: true }))
    const prove = () => {
      const text = JSON.stringify({ formInfo, ...(checks && { checks }) })
      stop = start(
        { text, dictionaries, areas, now: Date.now() },
        (proof) => setState({ proof, isRunning: false }),
        () => setState({ proof: 'failed', isRunning: false }),
      )
    }
    const timer = setTimeout(prove, PROVE_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [formInfo, checks, dictionaries, areas, start])
  return state
}

const BEGUN: ProofState = { proof: undefined, isRunning: true }
