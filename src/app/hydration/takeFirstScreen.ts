import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/firstScreen.ts'

/**
 * Returns the data that came with the HTML; undefined when the server could not render it. It is removed from the
 * document, because it is used once.
 */
export function takeFirstScreen(): FirstScreen | undefined {
  const block = document.getElementById(FIRST_SCREEN_ID)
  block?.remove()
  return block ? (JSON.parse(block.textContent ?? '') as FirstScreen) : undefined
}

/** Turns `data-css` back into style attributes, which a strict Content-Security-Policy blocks in parsed HTML. */
export function applyDrawnStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset.css ?? ''
    element.removeAttribute('data-css')
  }
}
