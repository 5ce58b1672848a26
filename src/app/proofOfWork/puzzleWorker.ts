import { solvePuzzle } from '#client/solvePuzzle.ts'

/** A worker: receives a puzzle and posts its solution; an exception becomes the worker's error event. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  solvePuzzle(data).then((answer) => postMessage(answer), reportError)
})
