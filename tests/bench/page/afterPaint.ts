/** Resolves after the next frame was painted: a message posted inside a frame arrives when its pixels are out. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })

/** Frames after which something that was expected will not come any more. */
const PATIENCE = 2000

/** Resolves after the first frame in which this is so, at once when it is. */
export async function painted(isSo: () => boolean): Promise<void> {
  for (let frame = 0; !isSo(); frame += 1) {
    if (frame > PATIENCE) throw new Error(`never so: ${isSo}`)
    await afterPaint()
  }
}

/** Milliseconds from calling `act` to the painted frame in which `isSo`. */
export async function timed(act: () => void, isSo: () => boolean): Promise<number> {
  const start = performance.now()
  act()
  await afterPaint()
  await painted(isSo)
  return performance.now() - start
}
