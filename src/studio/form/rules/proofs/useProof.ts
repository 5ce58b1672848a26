import { useEffect, useState } from 'react'
import type { Proof } from '#replay/proof/proof.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { FormDocument } from '../../formEditing.ts'
import { startProof } from './startProof.ts'

/** Milliseconds after the last change when a proof begins. */
const PROVE_MS = 800

/** A form's proof; while another is made, the one before stays. */
interface ProofState {
  /** `faulty`: the form has errors that come first; `failed`: the proof came to nothing. */
  proof: Proof | 'faulty' | 'failed' | undefined
  isRunning: boolean
}

/** Proves the form as it is now, in a worker; a proof that is overtaken is given up. */
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
