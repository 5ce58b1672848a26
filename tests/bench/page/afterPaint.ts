/** Resolves after the next frame was painted: a message posted inside a frame arrives when its pixels are out. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })

/** Milliseconds from calling `act` to the painted frame. */
export async function timed(act: () => void): Promise<number> {
  const start = performance.now()
  act()
  await afterPaint()
  return performance.now() - start
}
