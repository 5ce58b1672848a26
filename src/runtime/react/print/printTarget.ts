/**
 * Prints one sheet (`data-print-id`), or the whole page for `page`. The sheet's own style hides everything else while
 * `data-printing` is set. Resolves when the print dialog is closed.
 */
export async function printTarget(target: string): Promise<void> {
  const sheet = target === 'page' ? null : await sheetOf(target)
  const marked = sheet ? [sheet, document.documentElement] : []
  await Promise.all([...(sheet?.querySelectorAll('img') ?? [])].map(loaded))
  for (const element of marked) element.setAttribute('data-printing', '')
  try {
    await printed()
  } finally {
    for (const element of marked) element.removeAttribute('data-printing')
  }
}

/** Milliseconds to wait for a sheet whose node is still loading. */
const ON_ITS_WAY = 10_000

async function sheetOf(id: string): Promise<Element> {
  const selector = `[data-print-id="${CSS.escape(id)}"]`
  const deadline = Date.now() + ON_ITS_WAY
  for (;;) {
    const sheet = document.querySelector(selector)
    if (sheet) return sheet
    if (Date.now() > deadline) throw new Error(`没有名为 ${id} 的打印内容`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Ignores a broken image, so that the rest is printed. */
const loaded = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => {})

/** Milliseconds in which events still belong to the action that started printing. */
const AWAY = 1000

/**
 * Resolves when printing has ended. On phones `print` returns at once and the sheet is rendered later, and some
 * browsers report no end: it ends at `afterprint`, or when the person touches the page again.
 */
function printed(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve()
    }
    const { signal } = listening
    addEventListener('afterprint', end, { signal })
    window.print()
    setTimeout(() => {
      for (const touch of ['pointerdown', 'keydown'])
        addEventListener(touch, end, { signal, capture: true })
    }, AWAY)
  })
}
