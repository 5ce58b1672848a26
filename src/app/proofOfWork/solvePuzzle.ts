/** Solves a puzzle beside the page, which stays usable. Loaded with the first one. */
export function solvePuzzle(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
  worker.postMessage(challenge)
  return answer.finally(() => worker.terminate())
}
