/**
 * Prints one sheet (`data-print-id`), or the page as it is for `page`. What else is on the screen is hidden by the
 * sheet's own style while `data-printing` is set. Resolves when the print dialog is gone.
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

/** Milliseconds a sheet may still be on its way: its node is loaded when it is first shown. */
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

/** A picture that cannot be shown must not keep the rest from being printed. */
const loaded = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => {})

/** Milliseconds in which what the person did before cannot be taken for coming back. */
const AWAY = 1000

/**
 * Browsers on phones return from `print` at once and draw the sheet later; some never tell the end. It has come when
 * `afterprint` says so, or when the person touches the page again.
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
