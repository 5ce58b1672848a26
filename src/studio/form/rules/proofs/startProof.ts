import type { Proof } from '#replay/proof/proof.ts'
import type { ProofJob } from './proofWorker.ts'

/** Proves a form in a worker. Returns a function that cancels the proof. */
export function startProof(
  job: ProofJob,
  done: (proof: Proof | 'faulty') => void,
  failed: () => void,
): () => void {
  const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Proof | 'faulty'>) => {
    worker.terminate()
    done(data)
  }
  worker.onerror = () => {
    worker.terminate()
    failed()
  }
  worker.postMessage(job)
  return () => worker.terminate()
}
