import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/firstScreen.ts'

/** What came with the HTML; undefined where the server could not make it. Taken out of the document: it serves once. */
export function takeFirstScreen(): FirstScreen | undefined {
  const block = document.getElementById(FIRST_SCREEN_ID)
  block?.remove()
  return block ? (JSON.parse(block.textContent ?? '') as FirstScreen) : undefined
}

/** Turns `data-css` back into styles, which a strict Content-Security-Policy refuses in what is parsed. */
export function applyDrawnStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset.css ?? ''
    element.removeAttribute('data-css')
  }
}
