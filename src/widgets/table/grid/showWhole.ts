/** Shows the full text of a truncated element as a tooltip. */
export function showWhole(target: EventTarget): void {
  if (!(target instanceof HTMLElement) || target.tagName === 'TD') return
  const isCut = target.scrollWidth > target.clientWidth
  const text = target instanceof HTMLInputElement ? target.value : target.textContent
  if (isCut) target.title = text
  else if (target.title === text) target.removeAttribute('title')
}
